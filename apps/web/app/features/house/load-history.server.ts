import type { Moment } from '@ironbridge/ui';
import type { Visit } from '../../platform/visit.server.ts';
import { loadAbout } from './load-about.server.ts';

/** From the beginning on, though the newest comes first elsewhere. */
export async function loadHistory(visit: Visit) {
  const { api, copy } = visit;
  const [page, found] = await Promise.all([
    loadAbout(visit, '/about/history'),
    api.get('milestones', {}),
  ]);
  const moments = found.list.toReversed().map(
    ({ id, year, month, title, text, image }): Moment => ({
      id,
      date: month ? `${year}-${String(month).padStart(2, '0')}` : String(year),
      year: String(year),
      month: month ? copy.house.month(month) : '',
      title,
      text,
      picture: image,
    }),
  );
  return { ...page, moments };
}
