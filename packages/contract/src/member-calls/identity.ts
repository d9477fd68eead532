import { Type } from 'typebox';
import { bodyOf } from '../envelope.schema.ts';
import { NoQuerySchema } from '../list-query.schema.ts';
import { UserInfoSchema } from '../member.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** Who somebody is, and how that is shown. */
export const identityCalls = {
  userinfo: {
    method: 'GET',
    path: '/api/userinfo',
    summary: 'Who is asking: a profile, or null for a visitor',
    takes: NoQuerySchema,
    data: UserInfoSchema,
  },
  logout: {
    method: 'GET',
    path: '/memberApi/logout',
    summary: 'Ends the session; answered to a script of the site, not to who is led here',
    takes: NoQuerySchema,
    data: Type.Null(),
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/memberApi/logout_everywhere',
    summary: 'Ends every session of the member, on both editions',
    takes: bodyOf({}),
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
