import type { VideoCard } from '@ironbridge/contract';
import { supplierVideoPath } from '@ironbridge/domain';
import type { Film } from '@ironbridge/ui';
import type { Visit } from '../../platform/visit.server.ts';
import { toFilm } from '../../shell/to-film.ts';

/** A film among its supplier's others. */
export function toSupplierFilm(card: VideoCard, visit: Pick<Visit, 'now'>): Film {
  return { ...toFilm(card, visit), href: supplierVideoPath(card.id) };
}
