import type { EditionId } from '@ironbridge/domain';
import type { Payload } from 'payload';
import type { Words } from '../words.ts';
import { findOneSided } from './catalogue.ts';
import { findInHand } from './drafts.ts';
import type { Entry } from './entry.ts';
import { findNewLeads, findNewMessages, findWaitingEnquiries } from './inbox.ts';
import { findWaitingListings } from './listings.ts';
import { findPublished } from './published.ts';
import { findScheduled } from './scheduled.ts';
import { findMissingTwins, findStaleTwins } from './twins.ts';

interface StartList {
  readonly title: Words;
  /** What it says while it is empty. */
  readonly none: Words;
  readonly load: (
    payload: Payload,
    editions: readonly EditionId[],
    person: number,
  ) => Promise<Entry[]>;
}

/** Everything that may wait for somebody, each by one bounded query. */
export const startLists = {
  'in-hand': {
    title: { en: 'My drafts', zh: '我的草稿' },
    none: { en: 'No unfinished drafts.', zh: '没有未完成的草稿。' },
    load: (payload, _editions, person) => findInHand(payload, person),
  },
  scheduled: {
    title: { en: 'Scheduled', zh: '定时任务' },
    none: { en: 'Nothing is scheduled.', zh: '暂无定时发布或撤下。' },
    load: findScheduled,
  },
  'missing-twins': {
    title: { en: 'Without a twin', zh: '缺少对照稿' },
    none: { en: 'Every recent story has its twin.', zh: '近期内容都有对照稿。' },
    load: findMissingTwins,
  },
  'stale-twins': {
    title: { en: 'Twins out of date', zh: '译文待更新' },
    none: { en: 'All translations are up to date.', zh: '译文均已同步。' },
    load: findStaleTwins,
  },
  listings: {
    title: { en: 'Listings to review', zh: '待审供求信息' },
    none: { en: 'Nothing to review.', zh: '没有待审信息。' },
    load: findWaitingListings,
  },
  enquiries: {
    title: { en: 'Enquiries that wait for us', zh: '待处理询价' },
    none: { en: 'No enquiry waits for us.', zh: '没有待处理的询价。' },
    load: findWaitingEnquiries,
  },
  leads: {
    title: { en: 'New leads', zh: '最新线索' },
    none: { en: 'No lead waits to be seen to.', zh: '没有待处理的线索。' },
    load: findNewLeads,
  },
  messages: {
    title: { en: 'New messages', zh: '最新留言' },
    none: { en: 'No message waits to be seen to.', zh: '没有待处理的留言。' },
    load: findNewMessages,
  },
  'one-sided': {
    title: { en: 'Live in one language only', zh: '仅单语上线' },
    none: { en: 'Recent records are live in both languages.', zh: '近期条目均已双语上线。' },
    load: findOneSided,
  },
  published: {
    title: { en: 'Recently published', zh: '最近发布' },
    none: { en: 'Nothing was published in the last 30 days.', zh: '近 30 天没有发布内容。' },
    load: findPublished,
  },
} as const satisfies Record<string, StartList>;

export type StartListName = keyof typeof startLists;
