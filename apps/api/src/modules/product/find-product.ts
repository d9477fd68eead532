import type { CallQuery } from '@ironbridge/contract';
import {
  type CacheTag,
  type EditionId,
  itemTag,
  listTag,
  referenceTag,
  shanghaiDayEnd,
  twinOf,
} from '@ironbridge/domain';
import {
  alternativesSearch,
  articleListSearch,
  type ProductDocument,
  videoListSearch,
} from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import type { Published } from '../../published/published.ts';
import { type ProductParts, toProduct } from './product-view.ts';

const most = { alternatives: 6, articles: 6, videos: 4 } as const;

export async function findProduct(
  published: Published,
  { id }: CallQuery<'productInfo'>,
  edition: EditionId,
): Promise<CallAnswer<'productInfo'>> {
  const document = await published.find('product', edition, id);
  if (document === undefined) throw notFound(itemTag(edition, 'product', id));
  const parts = await findParts(published, document, edition);
  return {
    json: toJson(toProduct(document, published.view(edition), parts)),
    tags: tagsOf(document, parts, edition),
    // At midnight in Shanghai a certificate may be over.
    seconds: secondsUntil(shanghaiDayEnd(new Date())),
  };
}

async function findParts(
  published: Published,
  document: ProductDocument,
  edition: EditionId,
): Promise<ProductParts> {
  const { id, supplier, industries, values = {}, model, name } = document;
  const comparable = industries.length > 0 && Object.keys(values).length > 0;
  const [supplierDocument, alternatives, articles, videos, twin] = await Promise.all([
    supplier ? published.find('supplier', edition, supplier.id) : undefined,
    comparable
      ? published.search(
          'product',
          edition,
          alternativesSearch({ id, industries, values }, most.alternatives),
        )
      : undefined,
    published.search(
      'article',
      edition,
      articleListSearch({ product: id, from: 0, size: most.articles }),
    ),
    supplier
      ? published.search(
          'video',
          edition,
          videoListSearch({
            supplier: supplier.id,
            keyword: toCharacters(model || name),
            from: 0,
            size: most.videos,
          }),
        )
      : undefined,
    published.findOwnTwin('product', edition, id),
  ]);
  return {
    supplier: supplierDocument,
    alternatives: alternatives?.documents ?? [],
    articles: articles.documents,
    videos: videos?.documents ?? [],
    twin,
  };
}

/**
 * All it shows, and what would join the texts that name it. A new product that came nearer than an alternative shown
 * here would be one of a million to drop for: it comes when the answer has had its minute.
 */
function tagsOf(
  { id, supplier }: ProductDocument,
  { alternatives }: ProductParts,
  edition: EditionId,
): CacheTag[] {
  return [
    itemTag(edition, 'product', id),
    itemTag(twinOf(edition), 'product', id),
    referenceTag(edition),
    listTag(edition, 'article', 'product', id),
    ...(supplier
      ? [
          itemTag(edition, 'supplier', supplier.id),
          listTag(edition, 'video', 'supplier', supplier.id),
        ]
      : []),
    ...alternatives.map((row) => itemTag(edition, 'product', row.id)),
  ];
}
