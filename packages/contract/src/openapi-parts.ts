import type { TSchema } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { BannerSchema } from './banner.schema.ts';
import { ListingSchema } from './listing.schema.ts';
import { IssueCardSchema } from './magazine.schema.ts';
import { PaperCardSchema } from './paper.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { ProductCardSchema, SpecificationSchema } from './product.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import { searchParts } from './search.schema.ts';
import { ShowCardSchema } from './show.schema.ts';
import { SupplierCardSchema } from './supplier.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

/** What many answers hold: described once, by a name, or the document would be ten times as long. */
const parts: Readonly<Record<string, TSchema>> = {
  ArticleCard: ArticleCardSchema,
  Banner: BannerSchema,
  Industry: IndustryRefSchema,
  IssueCard: IssueCardSchema,
  Listing: ListingSchema,
  PaperCard: PaperCardSchema,
  Picture: PictureSchema,
  ProductCard: ProductCardSchema,
  ShowCard: ShowCardSchema,
  Specification: SpecificationSchema,
  SupplierCard: SupplierCardSchema,
  Tag: TagRefSchema,
  VideoCard: VideoCardSchema,
  ...searchParts,
};

const nameOf = new Map(Object.entries(parts).map(([name, part]) => [JSON.stringify(part), name]));

export const components = {
  schemas: Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, withReferencesInside(part)]),
  ),
};

/** The same, with a reference wherever one of the parts stands whole. */
export function withReferences(value: unknown): unknown {
  const name = nameOf.get(JSON.stringify(value));
  return name ? { $ref: `#/components/schemas/${name}` } : withReferencesInside(value);
}

function withReferencesInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withReferences(inner)]),
  );
}
