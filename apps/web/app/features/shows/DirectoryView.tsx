import { calendarPath } from '@ironbridge/domain';
import { CalendarMonth } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { PlaceFacets } from '../../shell/list/PlaceFacets.tsx';
import { toChosenPlaces } from '../../shell/list/place-filters.ts';
import { toChosenMonth } from './chosen-month.ts';
import type { DirectoryPage } from './load-directory.server.ts';
import { MonthFacet } from './MonthFacet.tsx';
import { ShowTabs } from './ShowTabs.tsx';

/** Shows by industry, tag, country, month and word, under the months they begin in. */
export function DirectoryView({ view }: { readonly view: DirectoryPage }) {
  const { copy } = usePage();
  const words = copy.shows;
  const { address, months, industries, tag, tags, total } = view;
  const count = words.count(total);
  return (
    <div className="wrap">
      <ListHead
        title={words.directory}
        about={words.directoryAbout}
        above={[{ name: copy.navigation.exhibitions, href: calendarPath() }]}
      />
      <ShowTabs address={address} />
      <ListColumns
        facets={
          <>
            <FilingFacets address={address} tags={tags} industries={industries} />
            <MonthFacet {...view} />
            <PlaceFacets address={address} places={view.places} />
          </>
        }
      >
        <ChosenFilters
          address={address}
          count={count}
          tag={tag}
          own={[...toChosenMonth(address, copy), ...toChosenPlaces(address)]}
        />
        {months.length ? (
          <>
            <div className="show-directory">
              {months.map(({ month, name, shows }) => (
                <CalendarMonth
                  key={month}
                  id={`m${month}`}
                  name={name}
                  shows={shows}
                  file={words.file}
                />
              ))}
            </div>
            <ListPager {...view} count={count} />
          </>
        ) : (
          <EmptyList address={address} title={words.empty} />
        )}
      </ListColumns>
    </div>
  );
}
