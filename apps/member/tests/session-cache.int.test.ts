import { randomUUID } from 'node:crypto';
import { loadStackEnv } from '@ironbridge/stack';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { SessionCache } from '../src/modules/identity/session-cache.ts';

it('[SEC-13] who read a session just before it ended does not bring it back', async () => {
  const redis = new Redis(loadStackEnv()['REDIS_CACHE_URL'] ?? '');
  const cache = new SessionCache(redis);
  await redis.ping();
  const hash = randomUUID();
  const session = {
    ...{ id: 1, edition: 'en' as const, expires: Date.now() + 60_000 },
    member: {
      ...{ id: 1, truename: 'Wei Reader', email: 'wei@example.com', phone: null },
      ...{ country_id: 0, province_id: 0, city_id: 0, region: 'abroad' as const },
      edition: 'en' as const,
    },
  };
  cache.put(hash, { session, checked: Date.now() });
  // An answer that comes late is none.
  await expect.poll(() => cache.find(hash)).toMatchObject({ session });
  await cache.drop(hash);
  // Asked PostgreSQL before, and is told only now.
  cache.put(hash, { session, checked: Date.now() });
  await expect.poll(() => cache.find(hash)).toBe('gone');
  redis.disconnect();
});
