import { Type } from 'typebox';
import { ViewSchema } from './view.schema.ts';

/** Every call that leaves something behind: what its body holds, and nothing besides. Never kept by any cache. */
export const postCalls = {
  views: {
    owner: 'api',
    path: '/api/views',
    summary: 'A page was shown: its address, sent once it has been there for a moment',
    body: ViewSchema,
    data: Type.Null(),
  },
} as const;

export type PostCalls = typeof postCalls;
export type PostCallName = keyof PostCalls;
