import type { ShowCard } from '@ironbridge/contract';
import { daysBetween, daysOf, showFilePath, weekdayOf } from '@ironbridge/domain';
import type { CalendarShow, MonthRuler } from '@ironbridge/ui';
import { type ShowSetting, toShowLine } from '../../shell/to-show-line.ts';
import { noHue, toKicker } from '../../shell/to-story.ts';

/** A show as a line of its month. */
export function toCalendarShow(
  show: ShowCard,
  month: string,
  setting: ShowSetting & { readonly chosen: readonly number[] },
): CalendarShow {
  const { shows } = setting.copy;
  return {
    ...toShowLine(show, month, setting),
    hue: show.industrys[0]?.hue ?? noHue,
    industry: toKicker(show, setting.chosen)[0] ?? '',
    organiser: show.organiser,
    // Nobody plans for what is over.
    ...(show.to < setting.today
      ? { soon: shows.over }
      : { file: { href: showFilePath(show.id), label: shows.fileOf(show.name) } }),
  };
}

/** The days of a month, and where its weekends lie. */
export function toRuler(month: string, today: string): MonthRuler & { readonly days: number } {
  return {
    days: daysOf(month),
    saturday: 7 - weekdayOf(`${month}-01`),
    today: today.startsWith(month) ? Number(today.slice(-2)) : undefined,
  };
}

/** Which days of a month a show takes; what reaches beyond the month is cut at its ends. */
export function toBar({ from, to }: Pick<ShowCard, 'from' | 'to'>, month: string, days: number) {
  const start = `${month}-01`;
  const first = Math.max(0, daysBetween(start, from));
  const last = Math.min(days - 1, daysBetween(start, to));
  return { first: first + 1, length: Math.max(1, last - first + 1) };
}
