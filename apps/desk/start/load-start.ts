import { type EditionId, editionIds } from '@ironbridge/domain';
import type { Payload, PayloadRequest } from 'payload';
import { findOwnEdition, findRole, isAdministrator } from '../access/role.ts';
import type { Words } from '../words.ts';
import { findOneSided } from './catalogue.ts';
import { findInHand } from './drafts.ts';
import type { Entry } from './entry.ts';
import { findNewLeads, findNewMessages, findWaitingEnquiries } from './inbox.ts';
import { findWaitingListings } from './listings.ts';
import { findPublished } from './published.ts';
import { findScheduled } from './scheduled.ts';
import { findMissingTwins, findStaleTwins } from './twins.ts';

export interface List {
  readonly key: string;
  readonly title: Words;
  readonly none: Words;
  readonly entries: readonly Entry[];
}

type Kind = Omit<List, 'entries'> & {
  readonly load: (
    payload: Payload,
    editions: readonly EditionId[],
    person: number,
  ) => Promise<Entry[]>;
};

const inHand: Kind = {
  key: 'in-hand',
  title: { en: 'My drafts', zh: '我的草稿' },
  none: { en: 'No unfinished drafts.', zh: '没有未完成的草稿。' },
  load: (payload, _editions, person) => findInHand(payload, person),
};
const scheduled: Kind = {
  key: 'scheduled',
  title: { en: 'Scheduled', zh: '定时任务' },
  none: { en: 'Nothing is scheduled.', zh: '暂无定时发布或撤下。' },
  load: findScheduled,
};
const missing: Kind = {
  key: 'missing-twins',
  title: { en: 'Without a twin', zh: '缺少对照稿' },
  none: { en: 'Every recent story has its twin.', zh: '近期内容都有对照稿。' },
  load: findMissingTwins,
};
const stale: Kind = {
  key: 'stale-twins',
  title: { en: 'Twins out of date', zh: '译文待更新' },
  none: { en: 'All translations are up to date.', zh: '译文均已同步。' },
  load: findStaleTwins,
};
const listings: Kind = {
  key: 'listings',
  title: { en: 'Listings to review', zh: '待审供求信息' },
  none: { en: 'Nothing to review.', zh: '没有待审信息。' },
  load: findWaitingListings,
};
const oneSided: Kind = {
  key: 'one-sided',
  title: { en: 'Live in one language only', zh: '仅单语上线' },
  none: { en: 'Recent records are live in both languages.', zh: '近期条目均已双语上线。' },
  load: findOneSided,
};
const published: Kind = {
  key: 'published',
  title: { en: 'Recently published', zh: '最近发布' },
  none: { en: 'Nothing was published in the last 30 days.', zh: '近 30 天没有发布内容。' },
  load: findPublished,
};

const enquiries: Kind = {
  key: 'enquiries',
  title: { en: 'Enquiries that wait for us', zh: '待处理询价' },
  none: { en: 'No enquiry waits for us.', zh: '没有待处理的询价。' },
  load: findWaitingEnquiries,
};
const leads: Kind = {
  key: 'leads',
  title: { en: 'New leads', zh: '最新线索' },
  none: { en: 'No leads in the last 30 days.', zh: '近 30 天没有新线索。' },
  load: findNewLeads,
};
const messages: Kind = {
  key: 'messages',
  title: { en: 'New messages', zh: '最新留言' },
  none: { en: 'No messages in the last 30 days.', zh: '近 30 天没有新留言。' },
  load: findNewMessages,
};

/** What waits for this person. One bounded query for each list, all at once. */
export async function loadStart(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<readonly List[]> {
  const own = findOwnEdition(user);
  const editions = own === undefined ? editionIds : [own];
  return Promise.all(
    kindsFor(user).map(async ({ load, ...list }) => ({
      ...list,
      entries: await load(payload, editions, Number(user?.id)),
    })),
  );
}

function kindsFor(user: PayloadRequest['user']): readonly Kind[] {
  if (isAdministrator(user)) {
    return [inHand, scheduled, listings, enquiries, messages, missing, stale, oneSided, published];
  }
  if (findOwnEdition(user) !== undefined) {
    return [inHand, scheduled, missing, stale, listings, messages, published];
  }
  if (findRole(user) === 'sales') return [enquiries, leads, messages];
  return findRole(user) === 'catalogue' ? [oneSided, published] : [published];
}
