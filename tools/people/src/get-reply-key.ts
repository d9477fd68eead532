import { setTimeout as pause } from 'node:timers/promises';
import { readInbox } from '@ironbridge/stack';

const pauseMs = 50;
const patienceMs = 20_000;

/** The key to a letter's reply page, as whoever is asked finds it in the mail, once that has come. */
export async function getReplyKey(letter: number): Promise<string> {
  const path = new RegExp(`/account/reply/(${letter.toString(36)}-[\\w-]+)`);
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(pauseMs)) {
    const sent = await readInbox({});
    const found = sent.flatMap((each) =>
      each.kind === 'mail' ? (path.exec(each.text) ?? []) : [],
    );
    if (found[1] !== undefined) return found[1];
  }
  throw new Error(`Letter ${letter} went to nobody`);
}
