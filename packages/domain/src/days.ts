import { dayMs } from './shanghai.ts';

/*
 * Days of a calendar that hangs nowhere in particular: a show's first day is the date on its poster, whatever the
 * reader's clock says. The desk keeps them as an instant of that day in UTC.
 */

/** YYYY-MM-DD. */
export function toDay(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** YYYY-MM of every month from one day to another. */
export function toMonths(from: string, to: string): string[] {
  const last = toDay(to).slice(0, 7);
  const months = [toDay(from).slice(0, 7)];
  for (let next = nextMonth(months[0]); next <= last; next = nextMonth(next)) months.push(next);
  return months;
}

/** A month and those that follow it, so many in all. */
export function monthsFrom(month: string, count: number): string[] {
  const months = [month];
  while (months.length < count) months.push(nextMonth(months.at(-1)));
  return months;
}

/** So many days later, by the calendar. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) + count * dayMs).toISOString());
}

/** How many days it is from one to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

function nextMonth(month = ''): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
