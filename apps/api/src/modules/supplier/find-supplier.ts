import type { CallQuery } from '@ironbridge/contract';
import {
  type EditionId,
  itemTag,
  listTag,
  referenceTag,
  shanghaiDate,
  shanghaiDayEnd,
  twinOf,
} from '@ironbridge/domain';
import {
  articleListSearch,
  type ProductCardDocument,
  productGroupsSearch,
  standsSearch,
  videoListSearch,
} from '@ironbridge/search';
import { findAggregation, toBuckets } from '../../engine/aggregations.ts';
import { toHits } from '../../engine/answers.ts';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import type { Published } from '../../published/published.ts';
import { type SupplierParts, toSupplier } from './supplier-view.ts';

const most = { groups: 8, products: 4, videos: 6, articles: 6, shows: 12 } as const;

export async function findSupplier(
  published: Published,
  { id }: CallQuery<'supplierInfo'>,
  edition: EditionId,
): Promise<CallAnswer<'supplierInfo'>> {
  const document = await published.find('supplier', edition, id);
  if (document === undefined) throw notFound(itemTag(edition, 'supplier', id));
  const parts = await findParts(published, id, edition);
  const naming = (['product', 'video', 'article', 'show'] as const).map((kind) =>
    listTag(edition, kind, 'supplier', id),
  );
  return {
    json: toJson(toSupplier(document, published.view(edition), parts)),
    tags: [
      itemTag(edition, 'supplier', id),
      itemTag(twinOf(edition), 'supplier', id),
      referenceTag(edition),
      ...naming,
    ],
    // At midnight in Shanghai a certificate may be over.
    seconds: secondsUntil(shanghaiDayEnd(new Date())),
  };
}

async function findParts(
  published: Published,
  supplier: number,
  edition: EditionId,
): Promise<SupplierParts> {
  const today = shanghaiDate(new Date());
  const [products, videos, articles, shows, twin] = await Promise.all([
    published.search('product', edition, productGroupsSearch(supplier, most)),
    published.search('video', edition, videoListSearch({ supplier, from: 0, size: most.videos })),
    published.search(
      'article',
      edition,
      articleListSearch({ supplier, from: 0, size: most.articles }),
    ),
    published.search('show', edition, standsSearch(supplier, today, most.shows)),
    published.findOwnTwin('supplier', edition, supplier),
  ]);
  const groups = toBuckets(products.aggregations, 'groups').map(({ key, count, within }) => ({
    industry: Number(key),
    total: count,
    products: toHits<ProductCardDocument>(findAggregation(within, 'newest')).documents,
  }));
  return {
    products: { total: products.total, groups },
    videos: videos.documents,
    articles: articles.documents,
    shows: shows.documents,
    twin,
  };
}
