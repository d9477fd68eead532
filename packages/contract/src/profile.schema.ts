import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';
import { ProfileSchema } from './member.schema.ts';

const company = Type.String({ maxLength: 120 });
const position = Type.String({ maxLength: 60 });
const idOrNull = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);

/** What a member has told of themselves, for their own eyes. */
export const OwnProfileSchema = Type.Object({
  ...ProfileSchema.properties,
  company,
  position,
  email: Type.Union([Type.String(), Type.Null()]),
  phone: Type.Union([Type.String(), Type.Null()]),
});

export const SaveProfileSchema = bodyOf({
  truename: Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\r\\n\\u0000-\\u001f]+$' }),
  company,
  position,
  country_id: Type.Integer({ minimum: 0 }),
  province_id: idOrNull,
  city_id: idOrNull,
});
export type SavedProfile = Static<typeof SaveProfileSchema>;
