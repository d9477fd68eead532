import { dayMs } from './shanghai.ts';

/*
 * Days of a calendar that hangs nowhere in particular: a show's first day is the date on its poster, whatever the
 * reader's clock says. The desk keeps them as an instant of that day in UTC.
 */

/** YYYY-MM-DD. */
export function toDay(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** A month (YYYY-MM) or a day (YYYY-MM-DD) that the calendar has. */
export function isMonthOrDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(text)) return false;
  const day = text.slice('YYYY-MM-'.length);
  return day === '' || (Number(day) >= 1 && Number(day) <= daysOf(text.slice(0, 'YYYY-MM'.length)));
}

/** How many days a month has. */
export function daysOf(month: string): number {
  return daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
}

/** From 0, a Sunday, to 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** YYYY-MM of every month from one day to another. */
export function toMonths(from: string, to: string): string[] {
  const last = toDay(to).slice(0, 7);
  const months = [toDay(from).slice(0, 7)];
  for (let next = addMonths(months[0], 1); next <= last; next = addMonths(next, 1))
    months.push(next);
  return months;
}

/** A month and those that follow it, so many in all. */
export function monthsFrom(month: string, count: number): string[] {
  const months = [month];
  while (months.length < count) months.push(addMonths(months.at(-1), 1));
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

/** So many months later, or earlier. */
export function addMonths(month = '', count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
