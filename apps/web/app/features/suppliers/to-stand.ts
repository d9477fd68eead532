import type { Supplier } from '@ironbridge/contract';
import { shanghaiDate, shanghaiRange, showPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';

/** Where it can be met: a show, its days, the hall and the booth. */
export function toStand(
  show: Supplier['shows'][number],
  { copy, now }: Pick<Visit, 'copy' | 'now'>,
) {
  const { shows, suppliers } = copy;
  const { id, name, from, to, city, venue, hall, booth } = show;
  return {
    key: [id, hall, booth].join('-'),
    href: showPath(id),
    name,
    days: shanghaiRange(from, to),
    over: to < shanghaiDate(now) ? suppliers.over : '',
    place: shows.venue(city, venue),
    booth: suppliers.booth(hall, booth),
  };
}
