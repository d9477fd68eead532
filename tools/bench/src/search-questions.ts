import { type EditionId, editionIds, type SearchType } from '@ironbridge/domain';
import { drawThing } from '@ironbridge/scale';

export interface Question {
  readonly edition: EditionId;
  readonly type: SearchType;
  readonly keyword: string;
}

/** News and products are what most people search. */
const openTypes = [
  ...['news', 'news', 'news', 'news', 'products', 'products', 'products', 'supplier'],
  ...['exhibitions', 'videos', 'whitepapers', 'magazines'],
] as const satisfies readonly SearchType[];

/** The same sequence in every run. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What people ask: mostly a thing, often of some kind, now and then in the other language; common things most. */
export function toQuestions(count: number, edition: EditionId, seed: number): Question[] {
  const chance = createChance(seed);
  return Array.from({ length: count }, () => {
    const other = editionIds.find((id) => id !== edition) ?? edition;
    const { way, what } = drawThing(chance() < 0.9 ? edition : other, chance);
    const keyword = chance() < 0.6 ? what : `${way} ${what}`;
    const type = openTypes[Math.floor(chance() * openTypes.length)] ?? 'news';
    return { edition, type, keyword };
  });
}
