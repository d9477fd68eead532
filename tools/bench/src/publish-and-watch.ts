import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from './desk.ts';
import { read, type Stack } from './stack.ts';

export interface Seen {
  /** From sending the desk's request to the first edge answer with the new text. */
  readonly firstNew: number;
  /** The last edge answer that still had the old text, counted the same way; known a while later. */
  readonly lastOld: Promise<number>;
}

/** Publishes a new title and asks the edge until it is there; the old one is looked for a while longer. */
export async function publishAndWatch(
  stack: Stack,
  desk: Desk,
  id: number,
  title: string,
): Promise<Seen> {
  const oldTitle = /<h1[^>]*>.*?<\/h1>/s.exec(
    (await read(stack, 'cn', `/article/${id}`)).text,
  )?.[0];
  if (!oldTitle) throw new Error(`The page of article ${id} has no heading to watch`);
  const sent = performance.now();
  const published = desk.send('PATCH', `/api/articles/${id}?depth=0`, {
    title,
    _status: 'published',
  });
  const isNew = async () => (await read(stack, 'cn', `/article/${id}`)).text.includes(title);
  while (!(await isNew())) {
    if (performance.now() - sent > 30_000) {
      throw new Error(`Article ${id} is not at the edge 30 s after it was published`);
    }
    await pause(10);
  }
  const firstNew = performance.now() - sent;
  await published;
  const isOld = async () => (await read(stack, 'cn', `/article/${id}`)).text.includes(oldTitle);
  return { firstNew, lastOld: watchForOld(sent, isOld) };
}

/** Two seconds is how long old text may still turn up, from a render that was under way. */
async function watchForOld(sent: number, isOld: () => Promise<boolean>): Promise<number> {
  let lastOld = 0;
  while (performance.now() - sent < 3_000) {
    const asked = performance.now() - sent;
    if (await isOld()) lastOld = asked;
    await pause(50);
  }
  return lastOld;
}
