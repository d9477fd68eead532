import { createElement, Fragment, type ReactNode } from 'react';
import { toHeadlineBreaks } from './headline-breaks.ts';
import { MarkedText, type Marks } from './MarkedText.tsx';

interface HeadlineProps {
  readonly text: string;
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'span';
  readonly href?: string | undefined;
  readonly id?: string;
  /** What of it was looked for. */
  readonly marks?: Marks | undefined;
}

/** A headline that breaks between words and clauses, in either script. */
export function Headline({ text, as = 'span', href, id, marks = [] }: HeadlineProps) {
  const words = toWords(text, marks);
  const inner = href === undefined ? words : [createElement('a', { href, key: 'link' }, words)];
  return createElement(as, { className: 'headline', id }, inner);
}

function toWords(text: string, marks: Marks): ReactNode {
  const clauses = toHeadlineBreaks(text);
  const [only] = clauses;
  if (clauses.length === 1 && only) return withBreaks(only, marks, 0);
  let at = 0;
  return clauses.map((chunks, index) => {
    const from = at;
    at += chunks.join('').length;
    return createElement(
      'span',
      { className: 'clause', key: index },
      withBreaks(chunks, marks, from),
    );
  });
}

/** Chunks stand at their places in the whole text, which is what marks count by. */
function withBreaks(chunks: readonly string[], marks: Marks, from: number): ReactNode {
  if (chunks.length === 1 && marks.length === 0) return chunks[0];
  let at = from;
  return chunks.map((chunk, index) => {
    const start = at;
    at += chunk.length;
    return (
      <Fragment key={start}>
        {index ? <wbr /> : null}
        {marks.length ? <MarkedText text={chunk} marks={marks} from={start} /> : chunk}
      </Fragment>
    );
  });
}
