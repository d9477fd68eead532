import { type Static, Type } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { idParam, listQuery } from './list-query.schema.ts';
import { TwinSchema } from './parts.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import {
  certificateParam,
  facetsParam,
  filingFacetFields,
  namedFacet,
  PropertyFacetSchema,
  placeFacetFields,
  placeFields,
  placeQuery,
} from './trade.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

export const ProductListQuerySchema = Type.Object({
  ...listQuery,
  supplier: Type.Optional(idParam('Id of its supplier')),
  ...placeQuery,
  spec: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 400,
      description:
        'Ranges of properties, by semicolon: clamping_force:1500..2500kN;screw_diameter:..90mm. ' +
        'Either end may be open, any unit of the same kind will do, none is the property’s own',
    }),
  ),
  price: Type.Optional(
    Type.String({
      minLength: 5,
      maxLength: 60,
      description: 'Price range with its currency: 100000..500000CNY',
    }),
  ),
  certificate: certificateParam,
  sort: Type.Optional(
    Type.String({
      pattern: '^-?[a-z][a-z0-9_]{0,59}$',
      description:
        'newest (as without it), name, or a property by its key: smallest first, with - before it largest first',
    }),
  ),
  facets: facetsParam,
});
export type ProductListCall = Static<typeof ProductListQuerySchema>;

export const SpecificationSchema = Type.Object({
  property: Type.String({ description: 'Key in the dictionary of properties' }),
  name: Type.String(),
  number: Type.Optional(Type.Number()),
  from: Type.Optional(Type.Number()),
  to: Type.Optional(Type.Number()),
  text: Type.Optional(Type.String()),
  unit: Type.String(),
});
export type Specification = Static<typeof SpecificationSchema>;

const card = {
  id: Type.Integer(),
  name: Type.String(),
  name_cn: Type.String(),
  name_en: Type.String(),
  model: Type.String(),
  summary: Type.String(),
  image: Type.Union([PictureSchema, Type.Null()]),
  supplier: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  province: Type.String({ description: 'Where its supplier is' }),
  city: Type.String(),
  specs: Type.Array(SpecificationSchema),
  price_from: Type.Union([Type.Number(), Type.Null()]),
  price_to: Type.Union([Type.Number(), Type.Null()]),
  currency: Type.String(),
  unit: Type.String(),
  minimum_order: Type.Union([Type.Number(), Type.Null()]),
  industrys: Type.Array(IndustryRefSchema),
};

export const ProductCardSchema = Type.Object(card);
export type ProductCard = Static<typeof ProductCardSchema>;
export const ProductListSchema = facetedPageOf(
  ProductCardSchema,
  Type.Object({
    ...filingFacetFields,
    ...placeFacetFields,
    property: PropertyFacetSchema,
    price: namedFacet,
    certificate: namedFacet,
  }),
);
export type ProductList = Static<typeof ProductListSchema>;

export const ProductSchema = Type.Object({
  ...card,
  description: Type.String(),
  pictures: Type.Array(PictureSchema),
  tags: Type.Array(TagRefSchema),
  data_sheet: Type.Union([
    Type.Object({ href: Type.String(), title: Type.String(), bytes: Type.Integer() }),
    Type.Null(),
  ]),
  supplier_card: Type.Union([
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      logo: Type.Union([PictureSchema, Type.Null()]),
      ...placeFields,
      certificates: Type.Integer({ description: 'How many are valid today' }),
      certified: Type.Array(Type.String(), { description: 'The kinds of those, each once' }),
    }),
    Type.Null(),
  ]),
  alternatives: Type.Array(ProductCardSchema, {
    description: 'Of the same industry, nearest in the properties they share',
  }),
  articles: Type.Array(ArticleCardSchema, { description: 'That name it, newest first' }),
  videos: Type.Array(VideoCardSchema, { description: 'Of its supplier, that speak of it' }),
  twin: TwinSchema,
});
export type Product = Static<typeof ProductSchema>;
