import type { Static } from 'typebox';
import { identityCalls } from './member-calls/identity.ts';
import { wechatCalls } from './member-calls/wechat.ts';

/** Every call about a person, by area. All are member's, come with the cookie, and are kept by nobody. */
export const memberCalls = {
  ...identityCalls,
  ...wechatCalls,
} as const;

export type MemberCalls = typeof memberCalls;
export type MemberCallName = keyof MemberCalls;
export type MemberTakes<Name extends MemberCallName> = Static<MemberCalls[Name]['takes']>;
export type MemberData<Name extends MemberCallName> = Static<MemberCalls[Name]['data']>;
