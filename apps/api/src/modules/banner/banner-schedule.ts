import { createHash } from 'node:crypto';

interface Booking {
  readonly from: string | null;
  readonly to: string | null;
}

/** The clock decides, whether or not the document has been taken away already. */
export function isShown({ from, to }: Booking, now: number): boolean {
  return (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to));
}

/** How long an answer stays true: until the next of these begins or ends, and no longer than `most`. */
export function secondsUntilChange(
  bookings: readonly Booking[],
  now: number,
  most: number,
): number {
  const moments = bookings
    .flatMap(({ from, to }) => [from, to])
    .flatMap((moment) => (moment === null ? [] : [Date.parse(moment)]))
    .filter((moment) => moment > now);
  return Math.floor((Math.min(...moments, now + most * 1000) - now) / 1000);
}

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
