import type { CallQuery, CardKind } from '@ironbridge/contract';
import { type EditionId, itemTag, referenceTag } from '@ironbridge/domain';
import { relatedSearch, type SubjectFields } from '@ironbridge/search';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { type CardRow, cards } from './cards.ts';
import { toSubject } from './subject.ts';

const rowsDefault = 4;

const filedUnder = { tags: 'tags', industries: 'industries' } as const;
const ofOneSupplier = { ...filedUnder, suppliers: 'supplier.id' } as const;
const namingMany = { ...filedUnder, suppliers: 'suppliers.id', products: 'products.id' } as const;

interface Likeness {
  readonly fields: SubjectFields;
  readonly newest: string;
}

/** By what a kind is found to go with something. */
const likeness = {
  article: { fields: namingMany, newest: 'publish_time' },
  video: { fields: ofOneSupplier, newest: 'publish_time' },
  paper: { fields: ofOneSupplier, newest: 'publish_time' },
  product: { fields: ofOneSupplier, newest: 'id' },
  show: { fields: { ...filedUnder, suppliers: 'exhibitors.supplier.id' }, newest: 'from' },
} as const satisfies Partial<Record<CardKind, Likeness>>;

/** What goes with an item, kind by kind; it is dropped with the item and with what it shows. */
export async function findRelated(
  published: Published,
  { kind, id, rows = rowsDefault }: CallQuery<'related'>,
  edition: EditionId,
): Promise<CallAnswer<'related'>> {
  const own = itemTag(edition, kind, id);
  const document = await published.find(kind, edition, id);
  if (document === undefined) throw notFound(own);
  const subject = toSubject(kind, document);
  const view = published.view(edition);
  const tags = new Set([own, referenceTag(edition)]);
  const find = async <Name extends keyof typeof likeness>(name: Name) => {
    const { source, toCard } = cards[name];
    const search = relatedSearch<CardRow[Name]>(subject, {
      ...likeness[name],
      source,
      except: name === kind ? id : undefined,
      size: rows,
    });
    const { documents } = await published.search(name, edition, search);
    for (const row of documents) tags.add(itemTag(edition, name, row.id));
    return documents.map((row) => toCard(row, view));
  };
  const [articles, videos, papers, products, shows] = await Promise.all([
    find('article'),
    find('video'),
    find('paper'),
    find('product'),
    find('show'),
  ]);
  return { json: toJson({ articles, videos, papers, products, shows }), tags: [...tags] };
}
