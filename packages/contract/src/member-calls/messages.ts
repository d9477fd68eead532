import { Type } from 'typebox';
import { MessageSchema } from '../message.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** What anybody writes to the house. */
export const messageCalls = {
  sendMessage: {
    method: 'POST',
    path: '/memberApi/message',
    summary: 'A message to the house, of a member or a visitor',
    takes: MessageSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
