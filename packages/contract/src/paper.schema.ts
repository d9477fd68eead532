import { type Static, Type } from 'typebox';
import { NamedSupplierSchema } from './body.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { idParam, listQuery } from './list-query.schema.ts';
import { orNull, PictureOrNullSchema, SeoSchema, TimeSchema, TwinSchema } from './parts.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import { facetsParam, filingFacetFields } from './trade.schema.ts';

export const PaperListQuerySchema = Type.Object({
  ...listQuery,
  supplier: Type.Optional(idParam('Id of its supplier')),
  facets: facetsParam,
});

const card = {
  id: Type.Integer(),
  title: Type.String(),
  brief: Type.String(),
  image: PictureOrNullSchema,
  publish_time: TimeSchema,
  pages: orNull(Type.Integer()),
  bytes: Type.Integer({ description: 'Size of the file, which members may download' }),
  supplier: orNull(NamedSupplierSchema),
  industrys: Type.Array(IndustryRefSchema),
};

export const PaperCardSchema = Type.Object(card);
export type PaperCard = Static<typeof PaperCardSchema>;
export const PaperListSchema = facetedPageOf(PaperCardSchema, Type.Object(filingFacetFields));

export const PaperSchema = Type.Object({
  ...card,
  inside: Type.Array(Type.String()),
  opening: Type.String({ description: 'Its first pages as text' }),
  tags: Type.Array(TagRefSchema),
  seo: SeoSchema,
  twin: TwinSchema,
});
export type Paper = Static<typeof PaperSchema>;
