import type { Mark } from './marks.ts';

export interface Snippet {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const before = 36;
const after = 96;
const cut = '…';

/** As much of a text as shows its first mark among its neighbours; words in letters stay whole. */
export function toSnippet(text: string, marks: readonly Mark[]): Snippet | undefined {
  const [first] = marks;
  if (first === undefined) return undefined;
  const from = toWordStart(text, Math.max(0, first[0] - before), first[0]);
  const to = toWordEnd(text, Math.min(text.length, first[1] + after), first[1]);
  const lead = from > 0 ? cut : '';
  const shift = lead.length - from;
  return {
    text: lead + text.slice(from, to) + (to < text.length ? cut : ''),
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]): Mark => [start + shift, end + shift]),
  };
}

const inWord = /^[\p{Script=Latin}\p{N}]{2}$/u;
const isInWord = (text: string, at: number) => inWord.test(text.slice(at - 1, at + 1));

function toWordStart(text: string, at: number, last: number): number {
  let start = at;
  while (start > 0 && start < last && (isInWord(text, start) || text[start] === ' ')) start += 1;
  return start;
}

function toWordEnd(text: string, at: number, first: number): number {
  let end = at;
  while (end < text.length && end > first && (isInWord(text, end) || text[end - 1] === ' '))
    end -= 1;
  return end;
}
