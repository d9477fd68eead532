import { setTimeout as delay } from 'node:timers/promises';
import { shanghaiDate, viewStream } from '@ironbridge/domain';
import type { Lane } from '@ironbridge/queue';
import { Redis } from 'ioredis';
import { outlast } from '../worker/outlast.ts';
import type { Road } from '../worker/road.ts';
import { ViewFollower } from './follow.ts';
import { PopularWriter } from './popular.ts';
import { forgetDays, forgetVisitors } from './tidy.ts';

const everyMs = 60_000;
const longestPauseMs = 1000;

export interface ViewLane extends Lane {
  /** How many views lie in the stream, not counted yet. */
  waiting(): Promise<number>;
}

/** Counts page views as they come; once a minute it writes what is popular and forgets who was counted. */
export function startViewLane(road: Road, url: string): ViewLane {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 50, longestPauseMs),
  });
  redis.on('error', (error) => road.log.debug({ err: error }, 'The stream of views is away'));
  const follower = new ViewFollower(redis, road);
  const stopping = new AbortController();
  const minutes = runMinutes(road, redis, follower, stopping.signal);
  return {
    ended: minutes,
    waiting: () => redis.xlen(viewStream),
    stop: async () => {
      stopping.abort();
      await Promise.all([follower.stop(), minutes]);
      redis.disconnect();
    },
  };
}

async function runMinutes(
  road: Road,
  redis: Redis,
  follower: ViewFollower,
  signal: AbortSignal,
): Promise<void> {
  const popular = new PopularWriter(road);
  let tidied = '';
  while (!signal.aborted) {
    try {
      await outlast(road.log, () => popular.write());
      await forgetVisitors(road, follower.countedUntil);
      const today = shanghaiDate(new Date());
      if (tidied !== today) await forgetDays(road, redis);
      tidied = today;
    } catch (error) {
      road.log.error({ err: error }, 'What is popular was not written; trying again in a minute');
    }
    await delay(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
