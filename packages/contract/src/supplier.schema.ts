import { type Static, Type } from 'typebox';
import { PictureSchema } from './picture.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';

export const SupplierSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  name_cn: Type.String(),
  name_en: Type.String(),
  summary: Type.String(),
  profile: Type.String(),
  logo: Type.Union([PictureSchema, Type.Null()]),
  pictures: Type.Array(PictureSchema),
  country: Type.String(),
  province: Type.String(),
  city: Type.String(),
  founded: Type.Union([Type.Integer(), Type.Null()]),
  staff: Type.Union([Type.Integer(), Type.Null()]),
  website: Type.String(),
  brands: Type.Array(Type.String()),
  industrys: Type.Array(IndustryRefSchema),
  tags: Type.Array(TagRefSchema),
  certificates: Type.Array(
    Type.Object({
      kind: Type.String(),
      number: Type.String(),
      issuer: Type.String(),
      valid_to: Type.Union([Type.String(), Type.Null()]),
      checked_on: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
export type Supplier = Static<typeof SupplierSchema>;
