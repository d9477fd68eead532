import { searchTypes } from '@ironbridge/domain';
import { toGrades } from './document-keys.ts';
import type { JudgedCorpus } from './judged-corpus.ts';
import type { JudgedQuery } from './judged-query.ts';
import { judgements } from './judgements.ts';
import { type Score, toMean, toScore } from './measure.ts';

/** Some way to search: the ids of what it finds, best first. */
export type Find = (query: JudgedQuery) => Promise<readonly number[]>;

export interface Scored extends Score {
  readonly query: JudgedQuery;
  readonly found: readonly string[];
}

/** Every judged query asked in this way. */
export async function scoreAll(corpus: JudgedCorpus, find: Find): Promise<Scored[]> {
  return Promise.all(
    judgements.map(async (query) => {
      const { type, edition } = query;
      const ids = await find(query);
      const found = ids.map((id) => corpus.getKey(searchTypes[type], edition, id));
      return { query, found, ...toScore(found, toGrades(query)) };
    }),
  );
}

export function toNdcg(
  scored: readonly Scored[],
  belongs: (query: JudgedQuery) => boolean = () => true,
): number {
  return toMean(scored.filter(({ query }) => belongs(query)).map(({ ndcg }) => ndcg));
}

/** The mean of one over the place of what is wanted most. */
export function toMrr(scored: readonly Scored[]): number {
  return toMean(scored.map(({ reciprocalRank }) => reciprocalRank));
}
