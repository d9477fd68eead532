import { expect, it } from 'vitest';
import { toParagraphs } from './to-paragraphs.ts';

it('sets plain text in paragraphs and lists, as it was typed', () => {
  expect(toParagraphs('You report.\n\nYou bring:\n- a pen\n-  boots\nWrite to us.\n')).toEqual([
    { type: 'paragraph', text: [{ text: 'You report.' }] },
    { type: 'paragraph', text: [{ text: 'You bring:' }] },
    { type: 'list', ordered: false, items: [[{ text: 'a pen' }], [{ text: 'boots' }]] },
    { type: 'paragraph', text: [{ text: 'Write to us.' }] },
  ]);
  expect(toParagraphs('')).toEqual([]);
});
