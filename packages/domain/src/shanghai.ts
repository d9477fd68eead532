export const dayMs = 86_400_000;

/** China has kept UTC+8 without summer time since 1991; all of the portal's dates are newer. */
const offset = 8 * 3_600_000;

interface ShanghaiParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly time: string;
}

function toParts(instant: Date | string): ShanghaiParts {
  const iso = new Date(new Date(instant).getTime() + offset).toISOString();
  return {
    year: iso.slice(0, 4),
    month: iso.slice(5, 7),
    day: iso.slice(8, 10),
    time: iso.slice(11, 16),
  };
}

/** YYYY-MM-DD, as the day is in Shanghai. */
export function shanghaiDate(instant: Date | string): string {
  const { year, month, day } = toParts(instant);
  return `${year}-${month}-${day}`;
}

/** The moment at which that day began in Shanghai. */
export function shanghaiDayStart(instant: Date | string): string {
  return new Date(`${shanghaiDate(instant)}T00:00:00+08:00`).toISOString();
}

/** The moment at which that day is over in Shanghai. */
export function shanghaiDayEnd(instant: Date | string): string {
  return new Date(Date.parse(shanghaiDayStart(instant)) + dayMs).toISOString();
}

/** A stretch of time, its end excluded. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

/** A year (YYYY), a month (YYYY-MM) or a day (YYYY-MM-DD), from its first moment in Shanghai on. */
export function shanghaiSpan(date: string): Span {
  const parts = date.split('-').map(Number);
  return { from: toMidnight(parts), until: toMidnight(parts.with(-1, (parts.at(-1) ?? 0) + 1)) };
}

function toMidnight([year = 0, month = 1, day = 1]: readonly number[]): string {
  return new Date(Date.UTC(year, month - 1, day) - offset).toISOString();
}

/** HH:MM, as the clock stands in Shanghai. */
export function shanghaiTime(instant: Date | string): string {
  return toParts(instant).time;
}

/** ISO 8601 with its offset: what the wire carries. */
export function shanghaiTimestamp(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + offset)
    .toISOString()
    .replace(/\.\d{3}Z$/, '+08:00');
}

/** YYYY.MM.DD ~ DD, ~ MM.DD where the month differs, a full date where the year does. */
export function shanghaiRange(from: Date | string, to: Date | string): string {
  const start = toParts(from);
  const end = toParts(to);
  const first = `${start.year}.${start.month}.${start.day}`;
  if (start.year !== end.year) return `${first} ~ ${end.year}.${end.month}.${end.day}`;
  if (start.month !== end.month) return `${first} ~ ${end.month}.${end.day}`;
  if (start.day !== end.day) return `${first} ~ ${end.day}`;
  return first;
}
