import { createElement, type ReactNode } from 'react';
import { toHeadlineBreaks } from './headline-breaks.ts';

interface HeadlineProps {
  readonly text: string;
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'span';
  readonly href?: string | undefined;
  readonly id?: string;
}

/** A headline that breaks between words and clauses, in either script. */
export function Headline({ text, as = 'span', href, id }: HeadlineProps) {
  const words = toWords(text);
  const inner = href === undefined ? words : [createElement('a', { href, key: 'link' }, words)];
  return createElement(as, { className: 'headline', id }, inner);
}

function toWords(text: string): ReactNode {
  const clauses = toHeadlineBreaks(text);
  const [only] = clauses;
  if (clauses.length === 1 && only) return withBreaks(only);
  return clauses.map((chunks, index) =>
    createElement('span', { className: 'clause', key: index }, withBreaks(chunks)),
  );
}

function withBreaks(chunks: readonly string[]): ReactNode {
  if (chunks.length === 1) return chunks[0];
  return chunks.flatMap((chunk, index) =>
    index === 0 ? chunk : [createElement('wbr', { key: index }), chunk],
  );
}
