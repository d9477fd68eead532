import { NoQuerySchema } from '../list-query.schema.ts';
import { UserInfoSchema } from '../member.schema.ts';
import type { CallTable } from './call.ts';

/** About the person who asks: never cached. */
export const memberCalls = {
  userinfo: {
    owner: 'member',
    path: '/api/userinfo',
    summary: 'Who is asking: a profile, or null for a visitor',
    query: NoQuerySchema,
    data: UserInfoSchema,
  },
} as const satisfies CallTable;
