import { Fragment } from 'react';
import { toMarked } from './to-marked.ts';

interface MarkedProps {
  readonly text: string;
  readonly typed: string;
}

export function Marked({ text, typed }: MarkedProps) {
  return toMarked(text, typed).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have nothing else to tell them apart
    at % 2 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}
