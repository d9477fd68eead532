import { getSettings, type StackSettings } from './settings.ts';
import { StackError } from './stack-error.ts';
import { type ProcessState, Supervisor } from './supervisor.ts';

export interface RunningStack extends StackSettings {
  readonly processes: readonly ProcessState[];
}

/** The stack that runs from this state folder, with the process ids as they are now. */
export async function runningStack(): Promise<RunningStack> {
  const settings = getSettings();
  const supervisor = new Supervisor(settings.state);
  if (!(await supervisor.isRunning())) {
    throw new StackError(`No stack runs from ${settings.state}`, { hint: 'pnpm stack up' });
  }
  return { ...settings, processes: await supervisor.status() };
}
