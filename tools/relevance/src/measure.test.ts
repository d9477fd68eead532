import { describe, expect, it } from 'vitest';
import type { Grade } from './judged-query.ts';
import { toScore } from './measure.ts';

const grades = new Map<string, Grade>([
  ['wanted', 3],
  ['good', 2],
  ['acceptable', 1],
]);

describe('the score of a search', () => {
  it('is whole when the best order is given', () => {
    const score = toScore(['wanted', 'good', 'acceptable', 'other'], grades);
    expect(score).toEqual({ ndcg: 1, reciprocalRank: 1 });
  });

  it('is nothing when nothing of use is among the first ten', () => {
    const others = Array.from({ length: 10 }, (_, i) => `other ${i}`);
    expect(toScore([...others, 'wanted'], grades)).toEqual({ ndcg: 0, reciprocalRank: 0 });
  });

  it('falls with every place that what is wanted stands lower', () => {
    const { ndcg, reciprocalRank } = toScore(['other', 'wanted', 'good', 'acceptable'], grades);
    // (7/log2(3) + 3/log2(4) + 1/log2(5)) / (7 + 3/log2(3) + 1/log2(4))
    expect(ndcg).toBeCloseTo(0.6758, 4);
    expect(reciprocalRank).toBe(0.5);
  });

  it('can be whole when more deserve a place than there are places', () => {
    const many = new Map(Array.from({ length: 15 }, (_, i): [string, Grade] => [`${i}`, 3]));
    expect(toScore([...many.keys()].toReversed(), many).ndcg).toBe(1);
  });
});
