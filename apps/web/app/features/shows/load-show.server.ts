import type { Show } from '@ironbridge/contract';
import { dayIn, offsetIn, shanghaiRange, showPath } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toNextReading } from '../../shell/next-reading.ts';
import { toState } from '../../shell/to-show-line.ts';
import { toHalls } from './to-halls.ts';

const rows = 6;

/** The show that an address names. */
export async function getShow({ api }: Pick<Visit, 'api'>, idText: string): Promise<Show> {
  const id = getId(idText);
  return orNotFound(api.get('showInfo', { id }));
}

export async function loadShow(visit: Visit, idText: string) {
  const { api, copy, now } = visit;
  const show = await getShow(visit, idText);
  // On or over by the clocks of the place, not by the reader's.
  const today = dayIn(show.time_zone, now);
  const related = await api.find('related', { kind: 'show', id: show.id, rows });
  return {
    show,
    path: showPath(show.id),
    dates: shanghaiRange(show.from, show.to),
    state: toState(show, today, copy),
    coming: show.from > today,
    offset: offsetIn(show.time_zone, show.from),
    halls: toHalls(show.exhibitors),
    reading: toNextReading(related ?? {}, visit),
    shows: (related?.shows ?? []).map(({ id, name, from, to, city }) => ({
      key: `show-${id}`,
      title: name,
      href: showPath(id),
      facts: [shanghaiRange(from, to), city].filter(Boolean),
    })),
  };
}

export type ShowPage = Awaited<ReturnType<typeof loadShow>>;
