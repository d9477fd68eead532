import type { FrontPlace, Kind } from '@ironbridge/domain';
import type { FrontSlot } from '@ironbridge/search';
import { isShown } from '../../published/booking.ts';

interface PlaceShape {
  readonly kind: Kind;
  readonly rows: number;
}

/** What stands in each place of the front page, and how many of it. */
export const places = {
  lead: { kind: 'article', rows: 1 },
  second: { kind: 'article', rows: 4 },
  latest: { kind: 'article', rows: 12 },
  pick: { kind: 'article', rows: 6 },
  showroom: { kind: 'product', rows: 8 },
  video: { kind: 'video', rows: 4 },
  magazine: { kind: 'issue', rows: 6 },
  paper: { kind: 'paper', rows: 4 },
  show: { kind: 'show', rows: 4 },
} as const satisfies Record<FrontPlace, PlaceShape>;

/** What editors put into a place, as far as it is due now and of the place's kind. */
export function idsIn(slots: readonly FrontSlot[], place: FrontPlace, now: number): number[] {
  const { kind } = places[place];
  return slots
    .filter((slot) => slot.place === place && slot.kind === kind && isShown(slot, now))
    .map(({ id }) => id);
}

/** What was put into a place, then the first of the rest that stand nowhere yet. */
export function fill<Card extends { readonly id: number }>(
  rows: number,
  byHand: readonly Card[],
  rest: readonly Card[],
  shown: Set<number> = new Set(byHand.map(({ id }) => id)),
): Card[] {
  const others = rest.filter(({ id }) => !shown.has(id));
  const filled = [...byHand, ...others].slice(0, rows);
  for (const { id } of filled) shown.add(id);
  return filled;
}
