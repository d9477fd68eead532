import type { Supplier } from '@ironbridge/contract';
import { shanghaiDate, shanghaiRange } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { showHref } from '../../shell/named-href.ts';

/** Where it can be met: a show, its days, the hall and the booth. */
export function toStand(
  show: Supplier['shows'][number],
  { copy, now }: Pick<Visit, 'copy' | 'now'>,
) {
  const { home, suppliers } = copy;
  const { id, name, from, to, city, venue, hall, booth } = show;
  return {
    key: [id, hall, booth].join('-'),
    href: showHref(),
    name,
    days: shanghaiRange(from, to),
    over: to < shanghaiDate(now) ? suppliers.over : '',
    place: home.venue(city, venue),
    booth: suppliers.booth(hall, booth),
  };
}
