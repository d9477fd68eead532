import type { ShowMonth } from '@ironbridge/contract';
import { shanghaiDate } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { toMonthName, toShowLine } from './to-show-line.ts';

/** A month of the calendar: each show by its days in it, and how soon it is. */
export function toShowMonth({ month, count, shows }: ShowMonth, now: Date, copy: Messages) {
  const today = shanghaiDate(now);
  return {
    month,
    name: toMonthName(month, copy),
    count: copy.shows.count(count),
    shows: shows.map((show) => toShowLine(show, month, { today, copy })),
  };
}
