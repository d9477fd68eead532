import { describe, expect, it } from 'vitest';
import { ReplyKeys } from './reply-key.ts';

const keys = new ReplyKeys('a secret that is long enough for this');
const sent = new Date('2026-11-15T08:00:00Z');
const later = (days: number) => new Date(sent.getTime() + days * 86_400_000);

describe('the key in a letter', () => {
  const key = keys.make(1107, sent);

  it('opens its letter, for ninety days', () => {
    expect(keys.findLetter(key, later(1))).toBe(1107);
    expect(keys.findLetter(key, later(89))).toBe(1107);
    expect(keys.findLetter(key, later(91))).toBeUndefined();
  });

  it('[SEC-20] opens no other, whatever is done to it', () => {
    const [letter = '', until = '', ...rest] = key.split('-');
    const sign = rest.join('-');
    const foreign = new ReplyKeys('another secret that is long enough').make(1107, sent);
    const forged = [
      `${(1108).toString(36)}-${until}-${sign}`,
      `${letter}-zzzzzz-${sign}`,
      `${letter}-${until}-${sign.slice(0, -1)}`,
      `${letter}-${until}-${'A'.repeat(43)}`,
      foreign,
      '',
      '__proto__',
    ];
    for (const text of forged)
      expect([text, keys.findLetter(text, sent)]).toEqual([text, undefined]);
  });
});
