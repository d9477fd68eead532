import { type Static, Type } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { BannerSchema } from './banner.schema.ts';
import { PopularSchema } from './card.schema.ts';
import { ListingSchema } from './listing.schema.ts';
import { IssueCardSchema } from './magazine.schema.ts';
import { PaperCardSchema } from './paper.schema.ts';
import { orNull } from './parts.schema.ts';
import { ProductCardSchema } from './product.schema.ts';
import { ShowMonthSchema } from './show.schema.ts';
import { SupplierCardSchema } from './supplier.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

const count = Type.Integer({ minimum: 0 });
const banner = orNull(BannerSchema);

/** The front page whole, so that it is made of one answer. */
export const HomeSchema = Type.Object({
  lead: orNull(ArticleCardSchema),
  seconds: Type.Array(ArticleCardSchema),
  latest: Type.Array(ArticleCardSchema),
  picks: Type.Array(ArticleCardSchema),
  overseas: Type.Array(ArticleCardSchema),
  products: Type.Array(ProductCardSchema),
  suppliers: Type.Array(SupplierCardSchema, {
    description: 'With a valid certificate that we have checked, the last checked first',
  }),
  listings: Type.Array(ListingSchema, { description: 'Wanted and offered, newest first' }),
  videos: Type.Array(VideoCardSchema),
  issues: Type.Array(IssueCardSchema),
  papers: Type.Array(PaperCardSchema),
  calendar: Type.Array(ShowMonthSchema, { description: 'The next shows, by month' }),
  popular: PopularSchema.properties.list,
  banners: Type.Object(
    { top: banner, side: banner, band: banner },
    { description: 'What the draw of this minute put into each place' },
  ),
  industrys: Type.Array(Type.Object({ id: Type.Integer(), count }), {
    description: 'How much there is to read of each',
  }),
  counts: Type.Object({
    today: Type.Integer({ minimum: 0, description: 'Articles of this day in Shanghai' }),
    articles: count,
    products: count,
    suppliers: count,
    demands: count,
    supplies: count,
    videos: count,
    issues: count,
    papers: count,
    shows: Type.Integer({ minimum: 0, description: 'Shows of this month' }),
  }),
});
export type Home = Static<typeof HomeSchema>;
