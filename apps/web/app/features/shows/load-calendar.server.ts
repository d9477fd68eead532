import { calendarPath, shanghaiDate, showListPath } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { findRightPage } from '../../shell/list/list-address.ts';
import { toListCall } from '../../shell/list/load-list.server.ts';
import { toMonthName } from '../../shell/to-show-line.ts';
import { parseCalendarAddress } from './show-address.ts';
import { toBar, toCalendarShow, toRuler } from './to-calendar-show.ts';

const rowsOfMonth = 6;

/** Twelve months of shows, from this one on. */
export async function loadCalendar({ api, copy, now }: Visit, request: Request) {
  const address = parseCalendarAddress(new URL(request.url), calendarPath());
  const right = findRightPage(address, 1);
  if (right !== undefined) answerElsewhere(right, 302);
  const { sid, tid, keyword, extra } = address;
  const { months, total, facets } = await api.get('showCalendar', {
    ...toListCall(address, rowsOfMonth),
    ...extra,
  });
  const today = shanghaiDate(now);
  const setting = { today, copy, chosen: sid };
  return {
    address,
    total,
    countries: facets.country,
    tag: facets.tag.find(({ id }) => id === tid)?.tag_name,
    months: months.map(({ month, count, shows }) => {
      const ruler = toRuler(month, today);
      return {
        month,
        name: toMonthName(month, copy),
        count,
        ruler,
        shows: shows.map((show) => ({
          ...toCalendarShow(show, month, setting),
          bar: toBar(show, month, ruler.days),
        })),
        rest: count - shows.length,
        all: showListPath({ sid, tid, keyword, extra: { month, ...extra } }),
      };
    }),
  };
}

export type CalendarPage = Awaited<ReturnType<typeof loadCalendar>>;
