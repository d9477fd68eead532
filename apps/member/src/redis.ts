import { errorCatalogue } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

const longestPauseMs = 1000;

/** A connection that fails at once while its store is away, and says in the log when that begins and ends. */
export function createRedis(
  url: string,
  { name, timeoutMs, log }: { name: string; timeoutMs: number; log: FastifyBaseLogger },
): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    // What was under way may have been done: whoever asked decides whether to ask again.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: 1000,
    retryStrategy: (times) => Math.min(times * 50, longestPauseMs),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.error({ err: error, store: name }, 'a store is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info({ store: name }, 'a store is back');
    away = false;
  });
  return redis;
}

/** The error of a first try is told above, and it goes on trying. */
export async function openRedis(redis: Redis): Promise<void> {
  await redis.connect().catch(() => undefined);
}

/** What cannot be done without the store: whoever asked is told to try again. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new PublicError(errorCatalogue.unavailable, { cause });
  }
}
