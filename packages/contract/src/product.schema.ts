import { type Static, Type } from 'typebox';
import { pageOf } from './envelope.schema.ts';
import { idParam, listQuery } from './list-query.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';

export const ProductListQuerySchema = Type.Object({
  ...listQuery,
  supplier: Type.Optional(idParam('Id of its supplier')),
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
export const ProductListSchema = pageOf(ProductCardSchema);
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
});
export type Product = Static<typeof ProductSchema>;
