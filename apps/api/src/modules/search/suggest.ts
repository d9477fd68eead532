import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, listTag } from '@ironbridge/domain';
import {
  type ArticleAddressDocument,
  articleAddress,
  byPublishTime,
  startingSearch,
  type TermBank,
} from '@ironbridge/search';
import { fromCharacters } from '../../bytes.ts';
import { toHits } from '../../engine/answers.ts';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';

const few = 5;
/** Among so many, those called alike are shown once. */
const some = 30;
const name = ['schema', 'id', 'name'] as const;

interface NameRow {
  readonly id: number;
  readonly name: string;
}

type Headline = ArticleAddressDocument & { readonly title: string };

/** A few of each that the letters so far may lead to. */
export async function suggest(
  published: Published,
  bank: TermBank,
  { q }: CallQuery<'suggest'>,
  edition: EditionId,
): Promise<CallAnswer<'suggest'>> {
  const [suppliers, products, articles] = await published.searchMany([
    { kind: 'supplier', edition, body: startingSearch(q, some, name) },
    { kind: 'product', edition, body: startingSearch(q, some, name) },
    {
      kind: 'article',
      edition,
      body: startingSearch(q, few, [...articleAddress, 'title'], byPublishTime),
    },
  ]);
  const terms = bank
    .findStarting(q, few)
    .map(({ cn, en }) => ({ cn, en })[edition][0] ?? cn[0] ?? en[0] ?? '');
  return {
    json: toJson({
      terms: [...new Set(terms)].filter((term) => term !== '').map(fromCharacters),
      suppliers: toNames(suppliers),
      products: toNames(products),
      articles: toHits<Headline>(articles).documents.map(({ id, title, diy_url, url }) => ({
        id,
        title,
        diy_url,
        url,
      })),
    }),
    tags: (['term', 'supplier', 'product', 'article'] as const).map((kind) =>
      listTag(edition, kind),
    ),
  };
}

/** Each name once, the shortest first: it says least besides what was typed. */
function toNames(answer: unknown): NameRow[] {
  const rows = toHits<NameRow>(answer).documents;
  const once = new Map(rows.toReversed().map((row) => [row.name, row]));
  return [...once.values()]
    .sort((a, b) => a.name.length - b.name.length || a.id - b.id)
    .slice(0, few)
    .map(({ id, name: called }) => ({ id, name: called }));
}
