import { Fragment } from 'react';

/** From where to where a text holds what was looked for, in order and without overlap. */
export type Marks = readonly (readonly number[])[];

interface MarkedTextProps {
  readonly text: string;
  readonly marks: Marks;
  /** Where the text begins in the one that the marks were counted in. */
  readonly from?: number;
}

export function MarkedText({ text, marks, from = 0 }: MarkedTextProps) {
  const pieces = toPieces(text, marks, from);
  return pieces.map(({ at, words, isMarked }) =>
    isMarked ? <mark key={at}>{words}</mark> : <Fragment key={at}>{words}</Fragment>,
  );
}

function toPieces(text: string, marks: Marks, from: number) {
  const pieces = [];
  let at = 0;
  for (const [start = 0, end = 0] of marks) {
    const first = Math.max(at, start - from);
    const last = Math.min(text.length, end - from);
    if (last <= first) continue;
    if (first > at) pieces.push({ at, words: text.slice(at, first), isMarked: false });
    pieces.push({ at: first, words: text.slice(first, last), isMarked: true });
    at = last;
  }
  if (at < text.length) pieces.push({ at, words: text.slice(at), isMarked: false });
  return pieces;
}
