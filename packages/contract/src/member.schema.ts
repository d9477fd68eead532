import { type Static, Type } from 'typebox';

/** A visitor is a member when the profile has an id. */
export const ProfileSchema = Type.Object({
  id: Type.Union([Type.Integer(), Type.Null()]),
  truename: Type.String(),
  country_id: Type.Union([Type.Integer(), Type.Null()]),
  province_id: Type.Union([Type.Integer(), Type.Null()]),
  city_id: Type.Union([Type.Integer(), Type.Null()]),
});
export type Profile = Static<typeof ProfileSchema>;

export const UserInfoSchema = Type.Object({ profile: Type.Union([ProfileSchema, Type.Null()]) });
