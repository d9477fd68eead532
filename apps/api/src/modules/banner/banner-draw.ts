import { createHash } from 'node:crypto';

interface Weighted {
  readonly id: number;
  readonly weight: number;
}

/**
 * A draw by weight, anew each minute and the same for all who ask within it: with 2 a banner comes first twice as
 * often as its neighbour with 1. (Efraimidis and Spirakis: the order of −ln(u)/weight, u even between 0 and 1.)
 */
export function inDrawnOrder<Banner extends Weighted>(
  banners: readonly Banner[],
  now: number,
): Banner[] {
  const minute = Math.floor(now / 60_000);
  return banners
    .map((banner) => ({ banner, lot: -Math.log(chance(minute, banner.id)) / banner.weight }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ banner }) => banner);
}

function chance(minute: number, id: number): number {
  const drawn = createHash('sha256').update(`${minute}:${id}`).digest().readUIntBE(0, 6);
  return (drawn + 1) / 2 ** 48;
}
