import { articleListTypes } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { BodySchema, NamedProductSchema, NamedSupplierSchema } from './body.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { idParam, listQuery } from './list-query.schema.ts';
import { SeoSchema } from './parts.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import { DayFacetSchema, facetsParam, filingFacetFields } from './trade.schema.ts';

export const ArticleListQuerySchema = Type.Object({
  ...listQuery,
  type: Type.Optional(Type.Enum(articleListTypes)),
  date: Type.Optional(
    Type.String({
      pattern: '^(19|20)\\d\\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$',
      description: 'YYYY-MM-DD or YYYY-MM: published on that day or in that month, in Shanghai',
    }),
  ),
  facets: facetsParam,
  month: Type.Optional(
    Type.String({
      pattern: '^(19|20)\\d\\d-(0[1-9]|1[0-2])$',
      description: 'YYYY-MM: with `facets` also how many on each of its days',
    }),
  ),
});
export type ArticleListCall = Static<typeof ArticleListQuerySchema>;

const card = {
  id: Type.Integer(),
  title: Type.String(),
  publish_time: Type.String({ description: 'ISO 8601 in Shanghai time' }),
  diy_url: Type.Union([Type.String(), Type.Null()]),
  url: Type.Union([Type.String(), Type.Null()]),
  standfirst: Type.String(),
  summary: Type.String(),
  author: Type.String(),
  source: Type.String(),
  types: Type.Array(Type.String()),
  image: Type.Union([PictureSchema, Type.Null()]),
  industrys: Type.Array(IndustryRefSchema),
  tags: Type.Array(TagRefSchema),
  minutes: Type.Integer({ description: 'Reading time' }),
};

export const ArticleCardSchema = Type.Object(card);
export type ArticleCard = Static<typeof ArticleCardSchema>;
export const ArticleListSchema = facetedPageOf(
  ArticleCardSchema,
  Type.Object({ ...filingFacetFields, day: Type.Optional(DayFacetSchema) }),
);
export type ArticleList = Static<typeof ArticleListSchema>;

export const ArticleInfoQuerySchema = Type.Object({
  id: Type.Optional(idParam('Id of the article')),
  slug: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
});

export const ArticleSchema = Type.Object({
  ...card,
  image_caption: Type.String(),
  image_credit: Type.String(),
  body: BodySchema,
  characters: Type.Integer(),
  updated_time: Type.String(),
  corrections: Type.Array(Type.Object({ date: Type.String(), text: Type.String() })),
  suppliers: Type.Array(NamedSupplierSchema),
  products: Type.Array(NamedProductSchema),
  seo: SeoSchema,
  /** The same story in the other edition, where it is live there. */
  twin: Type.Union([
    Type.Object({
      id: Type.Integer(),
      diy_url: Type.Union([Type.String(), Type.Null()]),
      url: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type Article = Static<typeof ArticleSchema>;
