import { magazineListPath, shanghaiDate } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

export async function loadSubscriptions(visit: Visit, request: Request) {
  await getMember(visit, request);
  const { list } = await visit.member.call('subscriptions', {});
  const words = visit.copy.subscriptions;
  return {
    done: findDone(request, { done: words.done, ended: words.ended }),
    subscriptions: list.map(({ id, magazine, title, types, email, address, time }) => ({
      id,
      magazine,
      title,
      href: magazineListPath({ mid: [magazine] }),
      facts: [
        types.map((type) => words[type]).join(visit.copy.list.and),
        ...(types.includes('print') ? [words.sentTo(address)] : []),
        ...(types.includes('ezine') ? [words.mailedTo(email)] : []),
        words.since(shanghaiDate(time)),
      ],
    })),
  };
}

export type SubscriptionsPage = Awaited<ReturnType<typeof loadSubscriptions>>;
