import { Type } from 'typebox';
import { NoQuerySchema } from '../list-query.schema.ts';
import { OwnProfileSchema, SaveProfileSchema } from '../profile.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** What a member tells of themselves. */
export const profileCalls = {
  profile: {
    method: 'GET',
    path: '/memberApi/profile',
    summary: 'What the member has told of themselves',
    takes: NoQuerySchema,
    data: OwnProfileSchema,
  },
  saveProfile: {
    method: 'POST',
    path: '/memberApi/save_profile',
    summary: 'Name, company, position and place; a city lies in its province, a province in China',
    takes: SaveProfileSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
