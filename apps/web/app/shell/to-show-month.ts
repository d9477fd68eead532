import type { Home, ShowCard } from '@ironbridge/contract';
import { dayMs, shanghaiDate, shanghaiRange } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { showHref } from './named-href.ts';

const soonDays = 14;

/** A month of the calendar: each show by its days in it, and how soon it is. */
export function toShowMonth(
  { month, count, shows }: Home['calendar'][number],
  now: Date,
  { home }: Messages,
) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    month,
    name: home.month(year, number),
    count: home.showCount(count),
    shows: shows.map((show) => ({
      id: show.id,
      href: showHref(),
      days: toDays(show, month),
      name: show.name,
      place: home.venue(show.city, show.venue),
      soon: toSoon(show, shanghaiDate(now), home),
    })),
  };
}

/** The heading says year and month; what began in another says its own. */
function toDays({ from, to }: ShowCard, month: string): string {
  const range = shanghaiRange(from, to);
  return range.slice(from.startsWith(month) ? 'YYYY.MM.'.length : 'YYYY.'.length);
}

function toSoon({ from }: ShowCard, today: string, home: Messages['home']): string {
  const days = Math.round((Date.parse(from) - Date.parse(today)) / dayMs);
  if (days <= 0) return home.onNow;
  return days <= soonDays ? home.inDays(days) : '';
}
