import { pagesAround } from './pages-around.ts';

interface PagerProps {
  readonly page: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    /** Where the reader is in the whole list. */
    readonly position: string;
  };
}

export function Pager({ page, last, hrefOf, labels }: PagerProps) {
  // A list of one page needs no way to it, unless the reader is beyond its end.
  const numbers = last > 1 || page > last ? pagesAround(page, last) : [];
  return (
    <nav className="pager" aria-label={labels.pages}>
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          {labels.previous}
        </a>
      ) : null}
      <ol>
        {numbers.map((number, index) => (
          // A gap has no number of its own, only a place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after it is made
          <li key={index}>
            {number === 0 ? (
              <span className="pager-gap">…</span>
            ) : number === page ? (
              <span aria-current="page">{number}</span>
            ) : (
              <a href={hrefOf(number)}>{number}</a>
            )}
          </li>
        ))}
      </ol>
      {page < last ? (
        <a href={hrefOf(page + 1)} rel="next">
          {labels.next}
        </a>
      ) : null}
      <span className="meta">{labels.position}</span>
    </nav>
  );
}
