import { issuePath, readerPath, readerViews } from '@ironbridge/domain';
import { usePage } from '../../../platform/page.ts';
import { ReaderSearch } from './ReaderSearch.tsx';
import type { Reader } from './to-reader.ts';

/** Turn, jump, choose what is seen, enlarge, look for something. */
export function ReaderBar({ reader }: { readonly reader: Reader }) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { id, number, last, q, view, previous, next } = reader;
  return (
    <div className="reader-bar">
      <h2>{words.reader}</h2>
      <div className="reader-steps">
        <Step href={previous} name={words.previousPage} rel="prev">
          ‹
        </Step>
        <form action={`${issuePath(id)}#reader`} method="get">
          <label>
            <input
              name="page"
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              aria-label={words.pageNumber}
              defaultValue={number}
              maxLength={4}
              autoComplete="off"
            />
            <span>/ {last}</span>
          </label>
          {q ? <input type="hidden" name="q" value={q} /> : null}
          {view === 'both' ? null : <input type="hidden" name="view" value={view} />}
        </form>
        <Step href={next} name={words.nextPage} rel="next">
          ›
        </Step>
      </div>
      <nav className="reader-views" aria-label={words.views}>
        {readerViews.map((one) => (
          <a
            key={one}
            href={readerPath(id, { page: number, q, view: one })}
            aria-current={one === view ? 'true' : undefined}
            rel="nofollow"
          >
            {words.viewNames[one]}
          </a>
        ))}
      </nav>
      {view === 'text' ? null : (
        <div className="reader-zoom needs-script">
          <button className="button" type="button" data-zoom="-1" aria-label={words.smaller}>
            −
          </button>
          <output>100%</output>
          <button className="button" type="button" data-zoom="1" aria-label={words.larger}>
            +
          </button>
        </div>
      )}
      <ReaderSearch reader={reader} />
    </div>
  );
}

interface StepProps {
  /** Before the first and after the last there is nothing. */
  readonly href: string | undefined;
  readonly name: string;
  readonly rel: 'prev' | 'next';
  readonly children: string;
}

function Step({ href, name, rel, children }: StepProps) {
  return href === undefined ? (
    <span className="button is-off" aria-hidden="true">
      {children}
    </span>
  ) : (
    <a className="button" href={href} aria-label={name} rel={rel}>
      {children}
    </a>
  );
}
