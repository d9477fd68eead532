import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, listTag, twinOf } from '@ironbridge/domain';
import {
  type ArticleAddressDocument,
  type ArticleDocument,
  articleAddress,
  byPublishTime,
  type ProductDocument,
  type SupplierDocument,
  startingSearch,
  type TermBank,
  type TermForms,
} from '@ironbridge/search';
import { fromCharacters } from '../../bytes.ts';
import { toHits } from '../../engine/answers.ts';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';

const few = 5;
/** Among so many, those called alike are shown once. */
const some = 30;
const name = ['schema', 'id', 'name'] as const;

type SupplierRow = Pick<SupplierDocument, 'id' | 'name' | 'country' | 'city' | 'logo'>;
type ProductRow = Pick<ProductDocument, 'id' | 'name' | 'supplier' | 'pictures'>;
type Headline = ArticleAddressDocument & Pick<ArticleDocument, 'title' | 'publish_time'>;

/** A few of each that the letters so far may lead to. */
export async function suggest(
  published: Published,
  bank: TermBank,
  { q }: CallQuery<'suggest'>,
  edition: EditionId,
): Promise<CallAnswer<'suggest'>> {
  const [suppliers, products, articles] = await published.searchMany([
    {
      kind: 'supplier',
      edition,
      body: startingSearch(q, some, [...name, 'country', 'city', 'logo']),
    },
    { kind: 'product', edition, body: startingSearch(q, some, [...name, 'supplier', 'pictures']) },
    {
      kind: 'article',
      edition,
      body: startingSearch(q, few, [...articleAddress, 'title', 'publish_time'], byPublishTime),
    },
  ]);
  const { pictures } = published.view(edition);
  return {
    json: toJson({
      terms: toTerms(bank.findStarting(q, few), edition),
      suppliers: toFew<SupplierRow>(suppliers).map((row) => ({
        id: row.id,
        name: row.name,
        country: row.country,
        city: row.city,
        logo: pictures.picture(row.logo),
      })),
      products: toFew<ProductRow>(products).map((row) => ({
        id: row.id,
        name: row.name,
        supplier: row.supplier?.name ?? '',
        image: pictures.picture(row.pictures[0] ?? null),
      })),
      articles: toHits<Headline>(articles).documents.map(
        ({ id, title, publish_time, diy_url, url }) => ({ id, title, publish_time, diy_url, url }),
      ),
    }),
    tags: (['term', 'supplier', 'product', 'article'] as const).map((kind) =>
      listTag(edition, kind),
    ),
  };
}

/** In the edition's words, with the other's beside them; a term that one language lacks is shown in the other. */
function toTerms(found: readonly TermForms[], edition: EditionId) {
  const terms = found.map(({ cn, en }) => {
    const forms = { cn: cn[0] ?? '', en: en[0] ?? '' };
    const [own, other] = [forms[edition], forms[twinOf(edition)]];
    return own === '' ? { name: other, other: '' } : { name: own, other };
  });
  return terms
    .filter(
      (term, at) => term.name !== '' && terms.findIndex((each) => each.name === term.name) === at,
    )
    .map((term) => ({ name: fromCharacters(term.name), other: fromCharacters(term.other) }));
}

/** Each name once, the shortest first: it says least besides what was typed. */
function toFew<Row extends { readonly id: number; readonly name: string }>(answer: unknown): Row[] {
  const rows = toHits<Row>(answer).documents;
  const once = new Map(rows.toReversed().map((row) => [row.name, row]));
  return [...once.values()]
    .sort((a, b) => a.name.length - b.name.length || a.id - b.id)
    .slice(0, few);
}
