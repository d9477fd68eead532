import { DayCalendar } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { HiddenFilters } from '../../shell/list/HiddenFilters.tsx';
import { PhoneFold } from '../../shell/list/PhoneFold.tsx';
import type { ArticleListAddress } from './article-list.ts';
import { toWireCalendar, type WireMonth } from './wire-dates.ts';

interface WireCalendarProps {
  readonly address: ArticleListAddress;
  readonly month: WireMonth;
}

/** The wire by date: a month at a glance, and any day there is. */
export function WireCalendar({ address, month }: WireCalendarProps) {
  const { copy } = usePage();
  const { news } = copy;
  const { date } = address.extra;
  return (
    <section className="wire-dates">
      <PhoneFold id="show-dates" name={news.byDate}>
        <h2 className="visually-hidden">{news.byDate}</h2>
        <DayCalendar label={news.byDate} {...toWireCalendar(address, month, copy)} />
        <form className="day-jump" action={address.path} method="get">
          <HiddenFilters address={address} asked={['date']} />
          <label>
            {news.pickDay}
            <input
              type="date"
              name="date"
              max={month.today}
              defaultValue={date === month.month ? undefined : date}
              required
            />
          </label>
          <button className="button" type="submit">
            {news.goToDay}
          </button>
        </form>
      </PhoneFold>
    </section>
  );
}
