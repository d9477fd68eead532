import type { FrontSlot } from '@ironbridge/search';
import { describe, expect, it } from 'vitest';
import { fill, idsIn } from './front-slots.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const slot = (id: number, over: Partial<FrontSlot> = {}): FrontSlot => ({
  place: 'second',
  kind: 'article',
  id,
  from: null,
  to: null,
  ...over,
});
const toCards = (...ids: readonly number[]) => ids.map((id) => ({ id }));

describe('the front page', () => {
  it('shows what is due, in the order of the editors', () => {
    const slots = [
      slot(3),
      slot(1, { from: '2026-11-15T09:00:00Z', to: '2026-11-15T10:00:01Z' }),
      slot(4, { to: '2026-11-15T10:00:00Z' }),
      slot(5, { from: '2026-11-15T10:00:01Z' }),
      slot(6, { place: 'lead' }),
      slot(7, { kind: 'video' }),
    ];
    expect(idsIn(slots, 'second', now)).toEqual([3, 1]);
  });

  it('fills the rest, and shows nothing twice', () => {
    const shown = new Set([9, 6]);
    expect(fill(2, toCards(9), toCards(9, 8, 7), shown)).toEqual(toCards(9, 8));
    expect(fill(3, toCards(6), toCards(9, 8, 7, 6), shown)).toEqual(toCards(6, 7));
    expect(fill(2, toCards(3), toCards(3, 4, 5))).toEqual(toCards(3, 4));
  });
});
