import { currencies, listingDays, listingKinds } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { bodyOf, pageOf } from './envelope.schema.ts';
import { AmountSchema, ContactFields, FormKeySchema } from './form-parts.schema.ts';
import { idParam, pageQuery } from './list-query.schema.ts';
import { orNull, TimeSchema } from './parts.schema.ts';

const text = {
  kind: Type.Enum([...listingKinds]),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  detail: Type.String({ minLength: 1, maxLength: 3000 }),
  quantity: AmountSchema,
  unit: Type.String({ maxLength: 20 }),
  price: AmountSchema,
  currency: Type.Enum([...currencies, '']),
  place: Type.String({ maxLength: 60 }),
  industries: Type.Array(idParam('An industry'), { minItems: 1, maxItems: 3, uniqueItems: true }),
};

const contact = {
  name: ContactFields.name,
  phone: Type.String({ maxLength: 40 }),
  email: ContactFields.email,
};

const days = Type.Enum([...listingDays], {
  description: 'How long it stands, from the day it is sent',
});

export const PostListingSchema = bodyOf({
  form: FormKeySchema,
  ...text,
  days,
  ...contact,
  agreed: Type.Boolean({ description: 'To the rules of the hall' }),
});
export type PostListing = Static<typeof PostListingSchema>;

export const ChangeListingSchema = bodyOf({
  id: idParam('Of the listing'),
  ...text,
  days,
  ...contact,
});
export type ChangeListing = Static<typeof ChangeListingSchema>;

/** waiting: an editor will read it; expired: its time is over. */
export const postedStates = ['waiting', 'live', 'refused', 'closed', 'expired'] as const;
export type PostedState = (typeof postedStates)[number];

export const PostedListingSchema = Type.Object({
  id: Type.Integer(),
  ...text,
  ...contact,
  state: Type.Enum([...postedStates]),
  reason: Type.String({ description: 'Why it was refused' }),
  public_id: orNull(Type.Integer({ description: 'Under which readers find it while it is live' })),
  time: TimeSchema,
  expire_time: TimeSchema,
  enquiries: Type.Integer({ minimum: 0 }),
});
export type PostedListing = Static<typeof PostedListingSchema>;

export const PostedListingListQuerySchema = Type.Object(pageQuery);
export const PostedListingListSchema = pageOf(PostedListingSchema);

/** Who wrote about it, with the way to answer. */
export const PostedListingInfoSchema = Type.Object({
  ...PostedListingSchema.properties,
  letters: Type.Array(
    Type.Object({
      id: Type.Integer(),
      time: TimeSchema,
      from: Type.String(),
      message: Type.String(),
      answered: Type.Boolean(),
      token: Type.String(),
    }),
  ),
});
export type PostedListingInfo = Static<typeof PostedListingInfoSchema>;
export const PostedListingQuerySchema = Type.Object({ id: idParam('Of the listing') });
export const CloseListingSchema = bodyOf({ id: idParam('Of the listing') });
