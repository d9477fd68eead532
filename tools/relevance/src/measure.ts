import type { Grade } from './judged-query.ts';

/** How far down a searcher looks. */
export const depth = 10;

export interface Score {
  /** 1 is the order that the judgements call best, 0 is nothing of use among the first ten. */
  readonly ndcg: number;
  /** 1 if what is wanted most stands first, 1/2 if second, 0 if it is not among the first ten. */
  readonly reciprocalRank: number;
}

/** Normalised discounted cumulative gain: a 3 is worth seven, a 2 three, a 1 one, and less the further down. */
export function toScore(found: readonly string[], grades: ReadonlyMap<string, Grade>): Score {
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  const best = ideal[0];
  if (best === undefined) throw new Error('A query that wants nothing cannot be scored');
  const seen = found.slice(0, depth).map((key) => grades.get(key) ?? 0);
  const rank = seen.indexOf(best) + 1;
  return {
    ndcg: toGain(seen) / toGain(ideal.slice(0, depth)),
    reciprocalRank: rank === 0 ? 0 : 1 / rank,
  };
}

function toGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

export function toMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
