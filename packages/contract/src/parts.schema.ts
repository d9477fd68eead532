import { type TSchema, Type } from 'typebox';
import { PictureSchema } from './picture.schema.ts';

/** What many items have in the same form. */

export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

export const PictureOrNullSchema = orNull(PictureSchema);

export const TimeSchema = Type.String({ description: 'ISO 8601 in Shanghai time' });

export const SeoSchema = Type.Object({
  title: Type.String(),
  description: Type.String(),
  keywords: Type.String(),
  image: PictureOrNullSchema,
});

/** A file that anyone may fetch. */
export const FileSchema = Type.Object({
  href: Type.String(),
  title: Type.String(),
  bytes: Type.Integer(),
});

/** The same item in the other edition, where it is live there. */
export const TwinSchema = orNull(Type.Object({ id: Type.Integer() }));
