/** Something that is shown from one time to another, where they are set. */
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
