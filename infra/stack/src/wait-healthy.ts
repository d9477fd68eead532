import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';
import { step } from './progress.ts';
import { StackError, toMessage } from './stack-error.ts';
import { logFile, logTail, type Supervisor } from './supervisor.ts';

type Watched = Pick<Program, 'name' | 'title' | 'probe' | 'patienceSeconds'>;

/** A process that ends at once, again and again, is not waited for as long as one that is only slow. */
const crashPatience = 12_000;

export async function waitHealthy(program: Watched, supervisor: Supervisor): Promise<void> {
  const since = Date.now();
  let nextLook = since + crashPatience;
  for (;;) {
    try {
      await program.probe();
      return;
    } catch (error) {
      const seconds = Math.round((Date.now() - since) / 1000);
      if (seconds >= program.patienceSeconds) {
        throw toFailure(program, supervisor, `is not well after ${seconds} s: ${toMessage(error)}`);
      }
      if (Date.now() >= nextLook) {
        if (await isCrashing(program.name, supervisor)) {
          throw toFailure(program, supervisor, 'ends as soon as it is started.');
        }
        nextLook = Date.now() + crashPatience;
      }
      await pause(250);
    }
  }
}

async function isCrashing(name: string, supervisor: Supervisor): Promise<boolean> {
  const processes = await supervisor.status();
  const state = processes.find((one) => one.name === name)?.state;
  return state === 'BACKOFF' || state === 'FATAL';
}

function toFailure({ name, title }: Watched, { state }: Supervisor, what: string): StackError {
  return new StackError(`${title} ${what}`, {
    log: logTail(state, name),
    hint: `The whole log: ${logFile(state, name)}\nWhen mended: pnpm stack up goes on from here; pnpm stack down stops all.`,
  });
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
      await waitHealthy(program, supervisor);
    });
  }
}
