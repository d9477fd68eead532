import { type Static, Type } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { PopularSchema } from './card.schema.ts';
import { idParam } from './list-query.schema.ts';
import { ListingSchema } from './listing.schema.ts';
import { IssueCardSchema } from './magazine.schema.ts';
import { PaperCardSchema } from './paper.schema.ts';
import { ProductCardSchema } from './product.schema.ts';
import { ShowMonthSchema } from './show.schema.ts';
import { SupplierCardSchema } from './supplier.schema.ts';
import { PropertyFacetSchema } from './trade.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

export const IndustryFrontQuerySchema = Type.Object({
  id: idParam('Id of the industry, of either level'),
});

const count = Type.Integer({ minimum: 0 });

/** An industry's own site whole, so that it is made of one answer. */
export const IndustryFrontSchema = Type.Object({
  articles: Type.Array(ArticleCardSchema),
  products: Type.Array(ProductCardSchema, { description: 'New ones, of many suppliers' }),
  properties: PropertyFacetSchema,
  suppliers: Type.Array(SupplierCardSchema, {
    description: 'With a valid certificate that we have checked, the last checked first',
  }),
  listings: Type.Array(ListingSchema),
  calendar: Type.Array(ShowMonthSchema, { description: 'The next shows, by month' }),
  papers: Type.Array(PaperCardSchema),
  videos: Type.Array(VideoCardSchema),
  issues: Type.Array(IssueCardSchema),
  popular: PopularSchema.properties.list,
  terms: Type.Array(
    Type.Object({
      id: Type.Integer(),
      cn: Type.Array(Type.String()),
      en: Type.Array(Type.String()),
      abbreviations: Type.Array(Type.String()),
    }),
    { description: 'Words of the field, each by all its names' },
  ),
  counts: Type.Object({
    articles: count,
    products: count,
    suppliers: count,
    listings: count,
    videos: count,
    issues: count,
    papers: count,
    shows: Type.Integer({ minimum: 0, description: 'Shows that are on or coming' }),
    terms: count,
  }),
});
export type IndustryFront = Static<typeof IndustryFrontSchema>;
