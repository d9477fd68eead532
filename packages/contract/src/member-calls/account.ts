import { Type } from 'typebox';
import { AccountCountsSchema, DeleteAccountSchema } from '../account.schema.ts';
import { NoQuerySchema } from '../list-query.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** All of a member’s data at once. */
export const accountCalls = {
  accountCounts: {
    method: 'GET',
    path: '/memberApi/account/counts',
    summary: 'How much there is behind each entry of the member centre',
    takes: NoQuerySchema,
    data: AccountCountsSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/memberApi/account/delete',
    summary: 'Deletes the account and all that belongs to it, everywhere; asks for a fresh login',
    takes: DeleteAccountSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
