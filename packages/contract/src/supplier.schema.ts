import { type Static, Type } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { idParam, listQuery, pageQuery } from './list-query.schema.ts';
import { TwinSchema } from './parts.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { ProductCardSchema } from './product.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import { ShowCardSchema } from './show.schema.ts';
import {
  certificateParam,
  facetsParam,
  filingFacetFields,
  namedFacet,
  placeFacetFields,
  placeFields,
  placeQuery,
} from './trade.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

export const SupplierListQuerySchema = Type.Object({
  ...listQuery,
  ...placeQuery,
  certificate: certificateParam,
  sort: Type.Optional(
    Type.Enum(['newest', 'name', 'founded'], {
      description: 'newest here first, by name, or longest in business first',
    }),
  ),
  facets: facetsParam,
});

const card = {
  id: Type.Integer(),
  name: Type.String(),
  name_cn: Type.String(),
  name_en: Type.String(),
  summary: Type.String(),
  logo: Type.Union([PictureSchema, Type.Null()]),
  ...placeFields,
  founded: Type.Union([Type.Integer(), Type.Null()]),
  staff: Type.Union([Type.Integer(), Type.Null()]),
  brands: Type.Array(Type.String()),
  industrys: Type.Array(IndustryRefSchema),
  tags: Type.Array(TagRefSchema),
  certificates: Type.Array(
    Type.Object({
      kind: Type.String(),
      number: Type.String(),
      issuer: Type.String(),
      valid_to: Type.Union([Type.String(), Type.Null()], { description: 'Last day, in Shanghai' }),
      checked_on: Type.Union([Type.String(), Type.Null()]),
      expired: Type.Boolean({ description: 'As of today in Shanghai' }),
    }),
  ),
};

export const SupplierCardSchema = Type.Object(card);
export type SupplierCard = Static<typeof SupplierCardSchema>;

export const SupplierListSchema = facetedPageOf(
  SupplierCardSchema,
  Type.Object({ ...filingFacetFields, ...placeFacetFields, certificate: namedFacet }),
);

export const SupplierSchema = Type.Object({
  ...card,
  profile: Type.String(),
  pictures: Type.Array(PictureSchema),
  website: Type.String(),
  products: Type.Object({
    total: Type.Integer({ minimum: 0 }),
    groups: Type.Array(
      Type.Object({
        industry: IndustryRefSchema,
        total: Type.Integer({ minimum: 0 }),
        list: Type.Array(ProductCardSchema),
      }),
      { description: 'By industry, the newest of each' },
    ),
  }),
  videos: Type.Array(VideoCardSchema),
  articles: Type.Array(ArticleCardSchema, { description: 'That name it, newest first' }),
  shows: Type.Array(
    Type.Object({ ...ShowCardSchema.properties, hall: Type.String(), booth: Type.String() }),
    { description: 'Where it stands, coming ones first' },
  ),
  twin: TwinSchema,
});
export type Supplier = Static<typeof SupplierSchema>;

export const SupplierVideosQuerySchema = Type.Object({
  id: idParam('Id of the supplier'),
  ...pageQuery,
});
