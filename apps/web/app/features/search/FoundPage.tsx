import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows } from '../../shell/favourites/FavouriteRows.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { toChangedList, toListPath } from '../../shell/list/list-address.ts';
import { SortLine } from '../../shell/list/SortLine.tsx';
import { FoundProducts } from './FoundProducts.tsx';
import { FoundRow } from './FoundRow.tsx';
import type { Found } from './load-search.server.ts';
import { SearchFacets } from './SearchFacets.tsx';
import { toTypeQuery } from './search-address.ts';
import { toFoundItems } from './to-found-items.ts';

interface FoundPageProps {
  readonly found: Found;
  readonly children: ReactNode;
}

/** A page of results, and what to narrow them by. */
export function FoundPage({ found, children }: FoundPageProps) {
  const page = usePage();
  const { copy } = page;
  const words = copy.results;
  const { address, type, counts, facets } = found;
  const { year } = address.extra;
  const count = words.count[type](counts[type]);
  const own = year ? [{ name: year, href: toChangedList(address, { year: undefined }) }] : [];
  return (
    <ListColumns facets={<SearchFacets found={found} />}>
      <ChosenFilters
        address={address}
        count={count}
        own={own}
        tag={facets.tags.find(({ id }) => id === address.tid)?.tag_name}
        question={toListPath(address, { ...toTypeQuery(address, type), sid: [], tid: undefined })}
      />
      <div className="list-line">
        <span className="meta">{address.extra.sort ? words.dateMeans : words.relevanceMeans}</span>
        <SortLine
          address={address}
          orders={[
            { value: undefined, name: words.byRelevance },
            { value: 'date', name: words.byDate },
          ]}
        />
      </div>
      {found.type === 'products' ? (
        <FoundProducts list={found.list} address={address} />
      ) : (
        toFoundItems(found, { ...page, sid: address.sid }).map((item) => (
          <FoundRow key={item.id} item={item} />
        ))
      )}
      <FavouriteRows />
      <ListPager {...found} count={count} />
      {children}
    </ListColumns>
  );
}
