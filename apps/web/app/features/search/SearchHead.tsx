import { usePage } from '../../platform/page.ts';
import { toIndustryNames } from '../../shell/list/industry-names.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import type { Found } from './load-search.server.ts';
import { Understood } from './Understood.tsx';

/** What was asked, what was made of it, and within what it was looked for. */
export function SearchHead({ found }: { readonly found: Found }) {
  const { copy, frame } = usePage();
  const words = copy.results;
  const { address, keyword } = found;
  const within = toIndustryNames(address.sid, frame.industries).join(copy.list.and);
  return (
    <>
      <Trail steps={[{ name: words.title }]} />
      <header className="search-head">
        <h1>{words.quoted(keyword)}</h1>
        <div>
          <Understood found={found} />
          {within ? (
            <p>
              {words.within(within)}{' '}
              <a className="text-link" href={toListPath(address, { sid: [] })}>
                {words.everywhere}
              </a>
            </p>
          ) : null}
        </div>
      </header>
    </>
  );
}
