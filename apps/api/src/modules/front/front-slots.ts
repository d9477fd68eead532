import type { FrontPlace, Kind } from '@ironbridge/domain';
import type { FrontSlot } from '@ironbridge/search';
import { isShown } from '../../published/booking.ts';

interface PlaceShape {
  readonly kind: Kind;
  readonly rows: number;
}

/** What editors may put into each place of the front page, and how many of it stand there. */
export const places = {
  lead: { kind: 'article', rows: 1 },
  second: { kind: 'article', rows: 2 },
  latest: { kind: 'article', rows: 12 },
  pick: { kind: 'article', rows: 12 },
  showroom: { kind: 'product', rows: 4 },
  video: { kind: 'video', rows: 4 },
  magazine: { kind: 'issue', rows: 6 },
  paper: { kind: 'paper', rows: 4 },
  show: { kind: 'show', rows: 6 },
} as const satisfies Record<FrontPlace, PlaceShape>;

/** How many stand where nobody puts anything by hand. */
export const rowsByItself = { overseas: 4, suppliers: 4, listings: 6, popular: 9 } as const;

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
