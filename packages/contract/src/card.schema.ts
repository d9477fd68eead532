import { lists } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { itemsParam } from './favourite.schema.ts';
import { idParam } from './list-query.schema.ts';
import { ListingSchema } from './listing.schema.ts';
import { IssueCardSchema } from './magazine.schema.ts';
import { PaperCardSchema } from './paper.schema.ts';
import { orNull } from './parts.schema.ts';
import { ProductCardSchema } from './product.schema.ts';
import { ShowCardSchema } from './show.schema.ts';
import { SupplierCardSchema } from './supplier.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

/** What stands in lists of several kinds, each as its own lists show it. */
export interface CardOf {
  readonly article: Static<typeof ArticleCardSchema>;
  readonly video: Static<typeof VideoCardSchema>;
  readonly issue: Static<typeof IssueCardSchema>;
  readonly paper: Static<typeof PaperCardSchema>;
  readonly product: Static<typeof ProductCardSchema>;
  readonly supplier: Static<typeof SupplierCardSchema>;
  readonly show: Static<typeof ShowCardSchema>;
}
export type CardKind = keyof CardOf;

const cardKinds = [
  'article',
  'video',
  'issue',
  'paper',
  'product',
  'supplier',
  'show',
] as const satisfies readonly CardKind[];

const rows = Type.Optional(Type.Integer({ minimum: 1, maximum: lists.rowsOfBlock }));

export const PopularQuerySchema = Type.Object({
  sid: Type.Optional(idParam('Industry id; without it, the whole edition')),
  kind: Type.Optional(Type.Enum([...cardKinds])),
  rows,
});

const entries = [
  Type.Object({ kind: Type.Literal('article'), item: ArticleCardSchema }),
  Type.Object({ kind: Type.Literal('video'), item: VideoCardSchema }),
  Type.Object({ kind: Type.Literal('issue'), item: IssueCardSchema }),
  Type.Object({ kind: Type.Literal('paper'), item: PaperCardSchema }),
  Type.Object({ kind: Type.Literal('product'), item: ProductCardSchema }),
  Type.Object({ kind: Type.Literal('supplier'), item: SupplierCardSchema }),
  Type.Object({ kind: Type.Literal('show'), item: ShowCardSchema }),
] as const;

export const PopularSchema = Type.Object({ list: Type.Array(Type.Union([...entries])) });

/** Items of any kind by their ids, in the order asked; what is not live is left out. */
export const ItemsQuerySchema = Type.Object({ items: itemsParam });

export const ItemsSchema = Type.Object({
  list: Type.Array(
    Type.Union([...entries, Type.Object({ kind: Type.Literal('listing'), item: ListingSchema })]),
  ),
});

const subjectKinds = [...cardKinds, 'listing'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const RelatedQuerySchema = Type.Object({
  kind: Type.Enum([...subjectKinds]),
  id: idParam('Id of the item'),
  rows,
});

export const RelatedSchema = Type.Object({
  articles: Type.Array(ArticleCardSchema),
  videos: Type.Array(VideoCardSchema),
  papers: Type.Array(PaperCardSchema),
  products: Type.Array(ProductCardSchema),
  shows: Type.Array(ShowCardSchema),
});

export const NeighboursSchema = Type.Object({
  earlier: orNull(ArticleCardSchema),
  next: orNull(ArticleCardSchema),
});
