import { existsSync, rmSync } from 'node:fs';
import { step } from './progress.ts';
import { stateFolder } from './settings.ts';
import { sideFolder } from './side-folder.ts';
import { Supervisor } from './supervisor.ts';

export async function down(): Promise<void> {
  const state = stateFolder();
  const supervisor = new Supervisor(state);
  if (!(await supervisor.isRunning())) {
    console.log(`Nothing runs from ${state}`);
    return;
  }
  await step('Stop', () => supervisor.shutdown());
}

export async function reset(): Promise<void> {
  await down();
  const folders = [stateFolder(), sideFolder(stateFolder())].filter((path) => existsSync(path));
  for (const folder of folders) {
    await step(`Delete ${folder}`, async () => rmSync(folder, { recursive: true }));
  }
}
