import { errorCatalogue, type Subscription } from '@ironbridge/contract';
import { shanghaiTimestamp } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Limits } from '../../limits.ts';
import type { Sessions } from '../identity/sessions.ts';
import {
  endSubscription,
  findSubscriptions,
  getSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { subscribe } from './subscriptions.service.ts';

interface SubscriptionParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly limits: Limits;
}

export function subscriptionRoutes(
  register: RegisterMember,
  { database, sessions, limits }: SubscriptionParts,
): void {
  register('subscriptions', async ({ edition, request }) => {
    const member = await sessions.getMember(request);
    const list = await findSubscriptions(database, member, edition);
    return { list: list.map(toSubscription) };
  });

  register('subscribe', async ({ takes, edition, request }) => {
    const member = await sessions.getMember(request);
    const id = await subscribe({ database, limits }, member, edition, takes);
    return toSubscription(await getSubscription(database, edition, id));
  });

  register('endSubscription', async ({ takes, request }) => {
    const member = await sessions.getMember(request);
    if (!(await endSubscription(database, member, takes.id))) {
      throw new PublicError(errorCatalogue.not_found);
    }
    return null;
  });
}

function toSubscription({ created, ...row }: SubscriptionRow): Subscription {
  return { ...row, time: shanghaiTimestamp(created) };
}
