import { type EditionId, type SearchKind, twinOf } from '@ironbridge/domain';
import {
  countSearch,
  nearNamesSearch,
  type SearchFilter,
  type TermBank,
  type Understood,
} from '@ironbridge/search';
import { fromCharacters } from '../../bytes.ts';
import { toHits } from '../../engine/answers.ts';
import type { Published } from '../../published/published.ts';
import { toCount } from './found-counts.ts';

const mostTerms = 5;
const anywhere: SearchFilter = { industries: [], tag: undefined, year: undefined };

interface Miss {
  readonly typed: string;
  readonly kind: SearchKind;
  readonly edition: EditionId;
  readonly understood: Understood;
}

/** Where to go on from nothing: what is spelled nearly so, the other edition, the nearest industry. */
export async function findNear(
  published: Published,
  bank: TermBank,
  { typed, kind, edition, understood }: Miss,
) {
  const other = twinOf(edition);
  const { names } = published.view(edition);
  const { units } = understood;
  const alone = units.length > 1 ? units.map((unit) => ({ ...understood, units: [unit] })) : [];
  const counting = [understood, ...alone].map((asked) => ({
    kind,
    edition,
    body: countSearch(kind, asked, anywhere),
  }));
  const [count, suppliers, products, unfiltered, ...words] = await published.searchMany([
    { kind, edition: other, body: countSearch(kind, understood, anywhere) },
    { kind: 'supplier', edition, body: nearNamesSearch(typed, mostTerms) },
    { kind: 'product', edition, body: nearNamesSearch(typed, mostTerms) },
    ...counting,
  ]);
  const rows = [suppliers, products].flatMap(
    (answer) => toHits<{ readonly name: string }>(answer).documents,
  );
  const terms = new Set([
    ...bank.findNear(typed, mostTerms).map(fromCharacters),
    ...rows.map(({ name }) => name),
  ]);
  const [industry] = names.industries([...understood.industries, ...names.findIndustries(typed)]);
  return {
    terms: [...terms].slice(0, mostTerms),
    edition: { id: other, ...toCount(count) },
    industry: industry ?? null,
    words: words.map((answer, at) => ({
      typed: fromCharacters(units[at]?.typed ?? ''),
      ...toCount(answer),
    })),
    unfiltered: toCount(unfiltered),
  };
}
