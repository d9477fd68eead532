import { usePage } from '../../../platform/page.ts';
import type { Reader } from './to-reader.ts';

/** At the end of a page, the next; on phones at hand all the time. */
export function ReaderTurn({ reader }: { readonly reader: Reader }) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { number, last, nextTitle, previous, next } = reader;
  return (
    <nav className="reader-turn" aria-label={words.turn}>
      {previous ? (
        <a href={previous} rel="prev">
          <span aria-hidden="true">‹ {number - 1}</span>
          <span className="visually-hidden">{words.previousPage}</span>
        </a>
      ) : (
        <span />
      )}
      <span className="meta">{words.pageOf(number, last)}</span>
      {next ? (
        <a href={next} rel="next">
          <span aria-hidden="true">{number + 1} ›</span>
          <span className="visually-hidden">{words.nextPage}</span>
          {nextTitle ? <span className="reader-next headline">{nextTitle}</span> : null}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
