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

function nextMonth(month = ''): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
