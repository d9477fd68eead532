import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';
import { PictureSchema } from './picture.schema.ts';

/** A place's code, and the industry of the page that asks, where it has one. */
export const BannerPlaceSchema = Type.Object({
  code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
  sid: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

export const BannerListSchema = bodyOf(BannerPlaceSchema.properties);

/** What a banner's link carries to /redirect, and its beacon back to us. */
const signed = {
  token: Type.String({ pattern: '^[A-Za-z0-9._-]{1,120}$' }),
  sign: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
};

export const BannerTouchSchema = bodyOf(signed);
export const BannersSeenSchema = bodyOf({
  banners: Type.Array(BannerTouchSchema, { minItems: 1, maxItems: 20 }),
});

export const BannerSchema = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  image: Type.Union([PictureSchema, Type.Null()]),
  /** The large form, on a reader's first visit. */
  image2: Type.Union([PictureSchema, Type.Null()]),
  ...signed,
});
export type Banner = Static<typeof BannerSchema>;

export const BannersSchema = Type.Object({ banners: Type.Array(BannerSchema) });

export const BannerTargetSchema = Type.Object({ url: Type.String() });
