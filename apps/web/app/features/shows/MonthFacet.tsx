import { Facet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toChangedList } from '../../shell/list/list-address.ts';
import { MoreChoices } from '../../shell/list/MoreChoices.tsx';
import { toMonthName } from '../../shell/to-show-line.ts';
import type { DirectoryPage } from './load-directory.server.ts';

type Months = DirectoryPage['countedMonths'];

/** Months that have shows: this one and later ones; those before it open on demand. */
export function MonthFacet({
  address,
  countedMonths,
  today,
}: Pick<DirectoryPage, 'address' | 'countedMonths' | 'today'>) {
  const { copy } = usePage();
  if (!countedMonths.length) return null;
  const thisMonth = today.slice(0, 7);
  const coming = countedMonths.filter(({ month }) => month >= thisMonth);
  const past = countedMonths.filter(({ month }) => month < thisMonth).toReversed();
  const chosen = address.extra.month;
  return (
    <section>
      <h2>{copy.shows.months}</h2>
      <MonthList address={address} months={coming} />
      <MoreChoices count={past.length} open={past.some(({ month }) => month === chosen)}>
        <MonthList address={address} months={past} />
      </MoreChoices>
    </section>
  );
}

function MonthList({ address, months }: Pick<DirectoryPage, 'address'> & { months: Months }) {
  const { copy } = usePage();
  return (
    <ul>
      {months.map(({ month, count }) => {
        const on = month === address.extra.month;
        return (
          <li key={month}>
            <Facet
              href={toChangedList(address, { month: on ? undefined : month })}
              name={toMonthName(month, copy)}
              on={on}
              chosen={copy.list.chosen}
              count={count.toLocaleString('en')}
            />
          </li>
        );
      })}
    </ul>
  );
}
