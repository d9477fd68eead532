import type { CardKind, CardOf } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import {
  type ArticleCardDocument,
  articleCard,
  type IssueCardDocument,
  issueCard,
  type PaperCardDocument,
  type ProductCardDocument,
  paperCard,
  productCard,
  type ShowCardDocument,
  type SupplierCardDocument,
  showCard,
  supplierCard,
  type VideoCardDocument,
  videoCard,
} from '@ironbridge/search';
import type { DeepReadonly } from '../../http/call-route.ts';
import type { Published, View } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toIssueCard } from '../magazine/issue-view.ts';
import { toPaperCard } from '../paper/paper-view.ts';
import { toProductCard } from '../product/product-view.ts';
import { toShowCard } from '../show/show-view.ts';
import { toSupplierCard } from '../supplier/supplier-view.ts';
import { toVideoCard } from '../video/video-view.ts';

export interface CardRow {
  readonly article: ArticleCardDocument;
  readonly video: VideoCardDocument;
  readonly issue: IssueCardDocument;
  readonly paper: PaperCardDocument;
  readonly product: ProductCardDocument;
  readonly supplier: SupplierCardDocument;
  readonly show: ShowCardDocument;
}

interface CardShape<Row, Card> {
  readonly source: readonly (keyof Row & string)[];
  readonly toCard: (row: Row, view: View) => DeepReadonly<Card>;
}

/** How each kind looks among others: as in its own lists. */
export const cards: { readonly [Name in CardKind]: CardShape<CardRow[Name], CardOf[Name]> } = {
  article: { source: articleCard, toCard: toArticleCard },
  video: { source: videoCard, toCard: toVideoCard },
  issue: { source: issueCard, toCard: toIssueCard },
  paper: { source: paperCard, toCard: toPaperCard },
  product: { source: productCard, toCard: toProductCard },
  supplier: { source: supplierCard, toCard: toSupplierCard },
  show: { source: showCard, toCard: toShowCard },
};

/** Those of these items that are live, by id. */
export async function findCards<Name extends CardKind>(
  published: Published,
  edition: EditionId,
  kind: Name,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DeepReadonly<CardOf[Name]>>> {
  const { source, toCard } = cards[kind];
  const found = await published.findMany<CardRow[Name]>(kind, edition, ids, source);
  const view = published.view(edition);
  return new Map([...found].map(([id, row]) => [id, toCard(row, view)]));
}
