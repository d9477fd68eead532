import { issuePath, readerPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../../platform/page.ts';
import type { Reader } from './to-reader.ts';

/** What is looked for in the whole issue; no page is sent along, so it opens at the first that holds it. */
export function ReaderSearch({ reader }: { readonly reader: Reader }) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { id, number, q, view, foundHere, foundInAll, nextFound } = reader;
  return (
    <search className="reader-search">
      <form action={`${issuePath(id)}#reader`} method="get">
        <input
          type="search"
          name="q"
          aria-label={words.searchIssue}
          placeholder={words.searchIssue}
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          required
        />
        {view === 'both' ? null : <input type="hidden" name="view" value={view} />}
        <button className="button" type="submit" aria-label={copy.list.find}>
          <Icon name="search" />
        </button>
      </form>
      {q ? (
        <>
          <span className="meta" role="status">
            {foundInAll ? words.found(foundHere, foundInAll) : words.foundNothing}
          </span>
          {nextFound ? (
            <a className="button" href={nextFound} rel="nofollow">
              {words.nextFound}
            </a>
          ) : null}
          <a
            className="button"
            href={readerPath(id, { page: number, view })}
            aria-label={words.endSearch}
            rel="nofollow"
          >
            <Icon name="close" />
          </a>
        </>
      ) : null}
    </search>
  );
}
