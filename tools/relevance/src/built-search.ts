import { everything } from '@ironbridge/demo';
import { searchTypes } from '@ironbridge/domain';
import {
  aliasOf,
  everyPiece,
  resultsSearch,
  TermBank,
  type Understanding,
  understand,
} from '@ironbridge/search';
import { toTerms } from './corpus/terms.ts';
import { findIds } from './engine.ts';
import { judgedPrefix } from './judged-corpus.ts';
import type { JudgedQuery } from './judged-query.ts';
import { depth } from './measure.ts';

/** The search as api builds it, whole and with one piece of its understanding taken away. */
export const buildings = {
  ours: everyPiece,
  'no terms': { ...everyPiece, terms: false },
  'no pinyin': { ...everyPiece, pinyin: false },
  'no traditional': { ...everyPiece, traditional: false },
  'no words': { ...everyPiece, words: false },
} as const satisfies Record<string, Understanding>;

/** Both editions hold the same terms. */
const bank = new TermBank(toTerms({ choice: everything, edition: 'cn', now: new Date() }));
const firstPage = {
  industries: [],
  tag: undefined,
  year: undefined,
  order: 'relevance',
  from: 0,
  size: depth,
} as const;

export async function findBuilt(
  engine: string,
  pieces: Understanding,
  { words, type, edition }: JudgedQuery,
): Promise<number[]> {
  const kind = searchTypes[type];
  const index = `${engine}/${aliasOf(kind, edition, judgedPrefix)}`;
  const search = resultsSearch(
    kind,
    understand(words, bank, pieces),
    { ...firstPage, edition },
    [],
    new Date(),
  );
  return findIds(index, search);
}
