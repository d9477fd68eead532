import type { Desk } from './desk.ts';
import { inTurns } from './in-turns.ts';
import { Progress } from './progress.ts';
import { tryAgain } from './try-again.ts';

/** A file that readers may fetch, made when the desk does not have it. */
export interface MadeFile {
  /** By what it is found again, so that a second run makes no second one. */
  readonly name: string;
  readonly type: string;
  readonly data: object;
  readonly make: () => Promise<Uint8Array>;
}

/** The desk makes several widths of each picture, which keeps a core busy; a few at a time keep all of them. */
const AT_ONCE = 3;

/** Makes and uploads what the desk does not have yet. */
export async function sendFiles(
  desk: Desk,
  label: string,
  files: readonly MadeFile[],
): Promise<ReadonlyMap<string, number>> {
  const progress = new Progress(label, files.length);
  const ids = new Map<string, number>();
  await inTurns(files, AT_ONCE, (file) =>
    tryAgain(async () => {
      const there = await desk.find('media', { original_name: file.name });
      ids.set(file.name, there ?? (await send(desk, file)));
      if (there === undefined) progress.made();
      else progress.kept();
    }),
  );
  progress.done();
  return ids;
}

async function send(desk: Desk, { name, type, data, make }: MadeFile): Promise<number> {
  return desk.upload('media', { name, type, bytes: new Uint8Array(await make()) }, data);
}
