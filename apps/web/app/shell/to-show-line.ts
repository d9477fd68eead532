import type { ShowCard } from '@ironbridge/contract';
import { daysBetween, shanghaiRange, showPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { ShowLine } from '@ironbridge/ui';

const soonDays = 14;

export interface ShowSetting {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly copy: Messages;
}

/** A show in the month that it is listed under. */
export function toShowLine(show: ShowCard, month: string, { today, copy }: ShowSetting): ShowLine {
  const away = daysBetween(today, show.from);
  return {
    id: show.id,
    href: showPath(show.id),
    days: toDays(show, month),
    name: show.name,
    place: copy.shows.venue(show.city, show.venue),
    soon: show.to < today || away > soonDays ? '' : toState(show, today, copy),
  };
}

/** How far it is away, or that it is on, or over. */
export function toState(
  { from, to }: Pick<ShowCard, 'from' | 'to'>,
  today: string,
  { shows }: Messages,
): string {
  if (to < today) return shows.over;
  const away = daysBetween(today, from);
  return away <= 0 ? shows.onNow : shows.inDays(away);
}

/** YYYY-MM as the edition says it. */
export function toMonthName(month: string, { shows }: Messages): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return shows.month(year, number);
}

/** The heading says year and month; what began in another says its own. */
function toDays({ from, to }: ShowCard, month: string): string {
  const range = shanghaiRange(from, to);
  return range.slice(from.startsWith(month) ? 'YYYY.MM.'.length : 'YYYY.'.length);
}
