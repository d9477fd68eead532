import type { Static } from 'typebox';
import { accountCalls } from './member-calls/account.ts';
import { enquiryCalls } from './member-calls/enquiries.ts';
import { favouriteCalls } from './member-calls/favourites.ts';
import { identityCalls } from './member-calls/identity.ts';
import { listingCalls } from './member-calls/listings.ts';
import { messageCalls } from './member-calls/messages.ts';
import { paperCalls } from './member-calls/papers.ts';
import { profileCalls } from './member-calls/profile.ts';
import { subscriptionCalls } from './member-calls/subscriptions.ts';
import { wechatCalls } from './member-calls/wechat.ts';

/** Every call about a person, by area. All are member's, come with the cookie, and are kept by nobody. */
export const memberCalls = {
  ...identityCalls,
  ...profileCalls,
  ...wechatCalls,
  ...favouriteCalls,
  ...paperCalls,
  ...subscriptionCalls,
  ...accountCalls,
  ...enquiryCalls,
  ...listingCalls,
  ...messageCalls,
} as const;

export type MemberCalls = typeof memberCalls;
export type MemberCallName = keyof MemberCalls;
export type MemberTakes<Name extends MemberCallName> = Static<MemberCalls[Name]['takes']>;
export type MemberData<Name extends MemberCallName> = Static<MemberCalls[Name]['data']>;
