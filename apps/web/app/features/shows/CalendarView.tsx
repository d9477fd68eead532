import { showListPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { CalendarMonth, MonthBars } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { ListFilterBar } from '../../shell/list/ListFilterBar.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { isFiltered } from '../../shell/list/list-address.ts';
import { toChosenPlaces } from '../../shell/list/place-filters.ts';
import type { CalendarPage } from './load-calendar.server.ts';
import { ShowTabs } from './ShowTabs.tsx';

/** A year of shows: how many each month has, then month by month which. */
export function CalendarView({ view }: { readonly view: CalendarPage }) {
  const { copy } = usePage();
  const words = copy.shows;
  const { address, total, countries, tag, months } = view;
  const mark = toMarkButton('show', copy);
  const filled = months.filter(({ count }) => count > 0);
  return (
    <div className="wrap show-calendar">
      <ListHead title={words.calendar} about={words.calendarAbout(total)} />
      <ShowTabs address={address} />
      <MonthBars
        label={words.twelveMonths}
        months={months.map(({ month, count }, index) => ({
          key: month,
          href: count ? `#m${month}` : undefined,
          name: toBarName(month, index, words),
          count,
          current: index === 0,
        }))}
      />
      <ListFilterBar address={address} placeholder={words.placeholder} asked={['country']}>
        <label>
          {copy.list.country}
          <select name="country" defaultValue={address.extra.country ?? ''}>
            <option value="">{words.allCountries}</option>
            {countries.map(({ name, count }) => (
              <option key={name} value={name}>
                {words.counted(name, count)}
              </option>
            ))}
          </select>
        </label>
      </ListFilterBar>
      {isFiltered(address) ? (
        <ChosenFilters
          address={address}
          count={words.count(total)}
          tag={tag}
          own={toChosenPlaces(address)}
        />
      ) : null}
      {filled.map(({ month, name, count, ruler, shows, rest, all }) => (
        <CalendarMonth
          key={month}
          id={`m${month}`}
          name={name}
          count={words.count(count)}
          ruler={ruler}
          shows={shows}
          file={words.file}
          mark={mark}
        >
          {rest > 0 ? (
            <a className="text-link calendar-rest" href={all}>
              {words.moreInMonth(rest, name)}
            </a>
          ) : null}
        </CalendarMonth>
      ))}
      <FavouriteRows />
      {filled.length ? (
        <p className="meta calendar-note">{words.localDays}</p>
      ) : (
        <div className="list-empty">
          <h2>{words.emptyCalendar}</h2>
          <p>{words.emptyCalendarHint}</p>
          <a className="button" href={showListPath()}>
            {words.directory}
          </a>
        </div>
      )}
    </div>
  );
}

/** The year stands where the row begins, and where it does. */
function toBarName(month: string, index: number, words: Messages['shows']): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const name = words.shortMonth(number);
  return index === 0 || number === 1 ? words.monthOfYear(year, name) : name;
}
