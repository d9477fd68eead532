import type { Collection, Conditions, Desk } from './desk.ts';
import { inTurns } from './in-turns.ts';
import { Progress } from './progress.ts';
import { tryAgain } from './try-again.ts';

export interface Item<Key extends string> {
  readonly key: Key;
  /** By what it is found again, so that a second run makes no second one. */
  readonly known: Conditions;
  readonly toData: () => object | Promise<object>;
}

/** As many as the desk writes without waiting for one another. */
const AT_ONCE = 8;

/** Makes what is missing and leaves alone what is there: someone may have edited it. */
export async function loadEach<Key extends string>(
  desk: Desk,
  collection: Collection,
  label: string,
  items: readonly Item<Key>[],
  { atOnce = AT_ONCE }: { readonly atOnce?: number } = {},
): Promise<ReadonlyMap<Key, number>> {
  const progress = new Progress(label, items.length);
  const ids = new Map<Key, number>();
  await inTurns(items, atOnce, async ({ key, known, toData }) => {
    await tryAgain(async () => {
      const there = await desk.find(collection, known);
      ids.set(key, there ?? (await desk.create(collection, await toData())));
      if (there === undefined) progress.made();
      else progress.kept();
    });
  });
  progress.done();
  return ids;
}

/** The id of what was loaded before. A miss is a mistake in the tables, which their test finds first. */
export function getId<Key extends string>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was not loaded before it was needed`);
  return id;
}
