import { calendarPath } from '@ironbridge/domain';
import { CalendarMonth } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListResults } from '../../shell/list/ListResults.tsx';
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
  const { address, months, industries, tags, total } = view;
  const mark = toMarkButton('show', copy);
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
        <ListResults
          view={view}
          count={words.count(total)}
          own={[...toChosenMonth(address, copy), ...toChosenPlaces(address)]}
          empty={words.empty}
        >
          <div className="show-directory">
            {months.map(({ month, name, shows }) => (
              <CalendarMonth
                key={month}
                id={`m${month}`}
                name={name}
                shows={shows}
                file={words.file}
                mark={mark}
              />
            ))}
          </div>
          <FavouriteRows />
        </ListResults>
      </ListColumns>
    </div>
  );
}
