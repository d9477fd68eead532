import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, itemTag, type Kind, referenceTag } from '@ironbridge/domain';
import {
  type ArticleCardDocument,
  articleCard,
  type PaperCardDocument,
  type ProductCardDocument,
  paperCard,
  productCard,
  relatedSearch,
  type SubjectFields,
  type VideoCardDocument,
  videoCard,
} from '@ironbridge/search';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Published, View } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toPaperCard } from '../paper/paper-view.ts';
import { toProductCard } from '../product/product-view.ts';
import { toVideoCard } from '../video/video-view.ts';
import { toSubject } from './subject.ts';

const rowsDefault = 4;

const filedUnder = { tags: 'tags', industries: 'industries' } as const;
const ofOneSupplier = { ...filedUnder, suppliers: 'supplier.id' } as const;
const namingMany = {
  ...filedUnder,
  suppliers: 'suppliers.id',
  products: 'products.id',
} as const;

interface RelatedKind<Row, Card> {
  readonly kind: Kind;
  readonly fields: SubjectFields;
  readonly newest: keyof Row & string;
  readonly source: readonly (keyof Row & string)[];
  readonly toCard: (row: Row, view: View) => Card;
}

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
  const find = async <Row extends { readonly id: number }, Card>(like: RelatedKind<Row, Card>) => {
    const except = like.kind === kind ? id : undefined;
    const search = relatedSearch<Row>(subject, like, except, rows);
    const { documents } = await published.search(like.kind, edition, search);
    for (const row of documents) tags.add(itemTag(edition, like.kind, row.id));
    return documents.map((row) => like.toCard(row, view));
  };
  const [articles, videos, papers, products] = await Promise.all([
    find<ArticleCardDocument, ReturnType<typeof toArticleCard>>({
      kind: 'article',
      fields: namingMany,
      newest: 'publish_time',
      source: articleCard,
      toCard: toArticleCard,
    }),
    find<VideoCardDocument, ReturnType<typeof toVideoCard>>({
      kind: 'video',
      fields: ofOneSupplier,
      newest: 'publish_time',
      source: videoCard,
      toCard: toVideoCard,
    }),
    find<PaperCardDocument, ReturnType<typeof toPaperCard>>({
      kind: 'paper',
      fields: ofOneSupplier,
      newest: 'publish_time',
      source: paperCard,
      toCard: toPaperCard,
    }),
    find<ProductCardDocument, ReturnType<typeof toProductCard>>({
      kind: 'product',
      fields: ofOneSupplier,
      newest: 'id',
      source: productCard,
      toCard: toProductCard,
    }),
  ]);
  return { json: toJson({ articles, videos, papers, products }), tags: [...tags] };
}
