import { Type } from 'typebox';
import { OwnRowSchema } from '../download.schema.ts';
import { NoQuerySchema } from '../list-query.schema.ts';
import {
  SubscribeSchema,
  SubscriptionListSchema,
  SubscriptionSchema,
} from '../subscription.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** Magazines in print and as e-zines. */
export const subscriptionCalls = {
  subscriptions: {
    method: 'GET',
    path: '/memberApi/subscriptions',
    summary: 'What a member is subscribed to',
    takes: NoQuerySchema,
    data: SubscriptionListSchema,
  },
  subscribe: {
    method: 'POST',
    path: '/memberApi/subscriptions/subscribe',
    summary:
      'Subscribes to a magazine, in print, as an e-zine or both; replaces what was chosen before',
    takes: SubscribeSchema,
    data: SubscriptionSchema,
  },
  endSubscription: {
    method: 'POST',
    path: '/memberApi/subscriptions/end',
    summary: 'Ends a subscription',
    takes: OwnRowSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
