import { usePage } from '../../platform/page.ts';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import { toListPath } from '../../shell/list/list-address.ts';
import { toTypeNames } from '../../shell/search/search-type-names.ts';
import { BestOfOthers } from './BestOfOthers.tsx';
import { FoundPage } from './FoundPage.tsx';
import type { Found } from './load-search.server.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchHead } from './SearchHead.tsx';
import { toTypeQuery } from './search-address.ts';

/** What was found: of every type how many, of the open one a page. */
export function SearchView({ found }: { readonly found: Found }) {
  const { copy } = usePage();
  const { address, counts, type, total } = found;
  return (
    <div className="wrap search-screen">
      <SearchHead found={found} />
      <ListTabs
        label={copy.results.types}
        tabs={toTypeNames(copy).map(([tab, name]) => ({
          name,
          href: toListPath(address, { tid: undefined, ...toTypeQuery(address, tab) }),
          current: tab === type,
          count: copy.results.figure(counts[tab]),
        }))}
      />
      {total ? (
        <FoundPage found={found}>
          <BestOfOthers found={found} />
        </FoundPage>
      ) : (
        <NothingFound found={found} />
      )}
    </div>
  );
}
