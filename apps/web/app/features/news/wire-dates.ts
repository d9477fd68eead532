import { addMonths, daysOf, weekdayOf } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { DayCalendarProps } from '@ironbridge/ui';
import { toChangedList } from '../../shell/list/list-address.ts';
import { toMonthName } from '../../shell/to-show-line.ts';
import { type ArticleListAddress, toDateName } from './article-list.ts';

/** What the wire holds of a month. */
export interface WireMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** How many by day, as far as they were counted. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The month with its days: each that has something is a way there. */
export function toWireCalendar(
  address: ArticleListAddress,
  { month, today, counts }: WireMonth,
  copy: Messages,
): Omit<DayCalendarProps, 'label'> {
  const { news, frame } = copy;
  const hrefOf = (date: string | undefined) => toChangedList(address, { date });
  const { date: chosen } = address.extra;
  const dates = Array.from(
    { length: daysOf(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const stepTo = (other: string, label: (name: string) => string) => ({
    href: hrefOf(other),
    label: label(toMonthName(other, copy)),
  });
  return {
    month: { name: toMonthName(month, copy), href: hrefOf(month), chosen: chosen === month },
    earlier: stepTo(before, news.earlierMonth),
    later: after > today.slice(0, 'YYYY-MM'.length) ? undefined : stepTo(after, news.laterMonth),
    weekdays: [0, 1, 2, 3, 4, 5, 6].map(frame.shortWeekday),
    column: weekdayOf(`${month}-01`) + 1,
    legend: news.deeperIsMore,
    days: dates.map((date, index) => {
      const count = counts.get(date) ?? 0;
      return {
        day: index + 1,
        href: count ? hrefOf(date) : undefined,
        // Begins with what is seen of it, so that it can be said to a browser that is spoken to.
        label: [index + 1, frame.weekday(weekdayOf(date)), news.wireCount(count)].join(' '),
        count,
        chosen: date === chosen,
        today: date === today,
      };
    }),
  };
}

/** What comes before and after the chosen date: the nearest day that has something, else the month beside it. */
export function toDatesBeside(
  address: ArticleListAddress,
  { month, today, counts }: WireMonth,
  copy: Messages,
) {
  const { date } = address.extra;
  if (!date) return { earlier: undefined, next: undefined };
  const isDay = date !== month;
  const days = isDay ? [...counts.keys()].sort() : [];
  const after = addMonths(month, 1);
  const earlier = days.findLast((day) => day < date) ?? addMonths(month, -1);
  const next =
    days.find((day) => day > date) ??
    (after > today.slice(0, 'YYYY-MM'.length) ? undefined : after);
  const toWay = (other: string) => ({
    href: toChangedList(address, { date: other }),
    title: toDateName(other, copy),
  });
  return { earlier: toWay(earlier), next: next === undefined ? undefined : toWay(next) };
}
