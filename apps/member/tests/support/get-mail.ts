import type { SentMail } from '@ironbridge/doubles';
import { readInbox } from '@ironbridge/stack';
import { expect } from 'vitest';

/** The letter to that address that holds these words, once it has come. */
export async function getMail(to: string, words: string): Promise<SentMail> {
  let found: SentMail | undefined;
  await expect
    .poll(async () => {
      const sent = await readInbox({ to });
      found = sent
        .filter((each) => each.kind === 'mail')
        .find(({ subject, text }) => `${subject}\n${text}`.includes(words));
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error(`No letter to ${to}`);
  return found;
}
