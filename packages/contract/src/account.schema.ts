import { type Static, Type } from 'typebox';
import { bodyOf } from './envelope.schema.ts';

const count = Type.Integer({ minimum: 0 });

export const AccountCountsSchema = Type.Object({
  favourites: count,
  downloads: count,
  subscriptions: count,
  enquiries: count,
  listings: count,
  sessions: count,
});
export type AccountCounts = Static<typeof AccountCountsSchema>;

/** Nobody deletes an account by one wrong click. */
export const DeleteAccountSchema = bodyOf({
  sure: Type.Boolean({ description: 'That everything is to go' }),
});
