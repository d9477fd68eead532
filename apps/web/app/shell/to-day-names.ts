import { dayMs, shanghaiDate, weekdayOf } from '@ironbridge/domain';
import type { Page } from '../platform/page.ts';

/** Today and yesterday by name, then the date and its weekday. */
export function toDayNames(
  date: string,
  { copy, now }: Pick<Page, 'copy' | 'now'>,
): [string, ...string[]] {
  const weekday = copy.frame.weekday(weekdayOf(date));
  if (date === shanghaiDate(now)) return [copy.news.today, date, weekday];
  if (date === shanghaiDate(new Date(now.getTime() - dayMs))) {
    return [copy.news.yesterday, date, weekday];
  }
  return [date, weekday];
}
