import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';
import { step } from './progress.ts';
import { StackError, toMessage } from './stack-error.ts';
import { logFile, logTail, type Supervisor } from './supervisor.ts';

export async function waitHealthy(
  program: Pick<Program, 'name' | 'title' | 'probe' | 'patienceSeconds'>,
  state: string,
): Promise<void> {
  const deadline = Date.now() + program.patienceSeconds * 1000;
  for (;;) {
    try {
      await program.probe();
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        throw new StackError(
          `${program.title} is not well after ${program.patienceSeconds} s: ${toMessage(error)}`,
          {
            log: logTail(state, program.name),
            hint: `The whole log: ${logFile(state, program.name)}\nWhen mended: pnpm stack up goes on from here; pnpm stack down stops all.`,
          },
        );
      }
      await pause(250);
    }
  }
}

/** Starts them together and shows each as it gets well. */
export async function startAndWait(
  supervisor: Supervisor,
  programs: readonly Program[],
): Promise<void> {
  const running = new Set(
    (await supervisor.status()).filter(({ state }) => state === 'RUNNING').map(({ name }) => name),
  );
  const stopped = programs.filter(({ name }) => !running.has(name));
  await Promise.all(stopped.map(({ name }) => supervisor.start(name)));
  for (const program of programs) {
    await step(program.title, async (note) => {
      note(`127.0.0.1:${program.port}`);
      await waitHealthy(program, supervisor.state);
    });
  }
}
