import type { Show, ShowCard } from '@ironbridge/contract';
import { calendarPath, editions, lists, showPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toListCall } from '../../shell/list/load-list.server.ts';
import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';
import { getShow } from './load-show.server.ts';
import { parseCalendarAddress } from './show-address.ts';

const type = 'text/calendar; charset=utf-8';

/** One show, to be kept by the reader. */
export async function loadShowFile(visit: Visit, idText: string): Promise<Response> {
  const show = await getShow(visit, idText);
  const { lang } = editions[visit.edition];
  const entry = toEntry(show, visit, show.about);
  return new Response(toCalendarFile({ lang, now: visit.now, entries: [entry] }), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="show-${show.id}.ics"`,
    },
  });
}

/** All that are coming, to be followed. */
export async function loadCalendarFile(visit: Visit, request: Request): Promise<Response> {
  const { api, copy, now } = visit;
  const address = parseCalendarAddress(new URL(request.url), calendarPath());
  const { list } = await api.get('showList', {
    ...toListCall({ ...address, page: 1 }, lists.rowsMost),
    ...address.extra,
    upcoming: 1,
  });
  const { lang, name } = editions[visit.edition];
  const file = toCalendarFile({
    lang,
    now,
    entries: list.map((show) => toEntry(show, visit)),
    name: `${copy.shows.calendar} · ${name}`,
  });
  return new Response(file, { headers: { 'content-type': type } });
}

function toEntry(
  show: ShowCard | Show,
  { edition, origins, copy }: Visit,
  about = '',
): CalendarEntry {
  const { shows } = copy;
  const { venue, city, country, organiser, website } = show;
  return {
    // The same in both editions, so that a show taken from each of them stands there once.
    uid: `show-${show.id}@${new URL(origins.cn).hostname}`,
    from: show.from,
    to: show.to,
    name: show.name,
    about: [
      about,
      organiser && shows.fact(shows.organiser, organiser),
      website && shows.fact(shows.website, website),
    ]
      .filter(Boolean)
      .join('\n'),
    place: [venue, city, country].filter(Boolean).join(', '),
    href: origins[edition] + showPath(show.id),
    filedUnder: show.industrys.map(({ name }) => name),
  };
}
