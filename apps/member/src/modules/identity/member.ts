import { type Static, Type } from 'typebox';

const editionField = Type.Enum(['cn', 'en']);
const accountField = Type.Union([Type.String(), Type.Null()]);

const MemberSchema = Type.Object({
  id: Type.Integer(),
  truename: Type.String(),
  email: accountField,
  phone: accountField,
  country_id: Type.Integer(),
  province_id: Type.Integer(),
  city_id: Type.Integer(),
  /** Which law their data is kept under. */
  region: Type.Enum(['mainland', 'abroad']),
  /** Where they registered; a session of theirs may be of the other. */
  edition: editionField,
});
export type Member = Readonly<Static<typeof MemberSchema>>;
export type Region = Member['region'];

/** A member, logged in on one browser in one edition. */
export const SessionSchema = Type.Object({
  id: Type.Integer(),
  edition: editionField,
  /** Milliseconds, as Date has them. */
  expires: Type.Number(),
  member: MemberSchema,
});
export type Session = Readonly<Static<typeof SessionSchema>>;
