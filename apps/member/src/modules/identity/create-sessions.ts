import { createEditionFinder, toOrigins } from '@ironbridge/service';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { MemberEnv } from '../../env.ts';
import { createEngine, type Engine } from './engine.ts';
import { SessionCache } from './session-cache.ts';
import { Sessions } from './sessions.ts';

/** The engine tells the cache of every session that it ends, by whichever way. */
export function createSessions(
  env: Pick<MemberEnv, 'MEMBER_SECRET' | 'CN_ORIGIN' | 'EN_ORIGIN'>,
  { database, cache: redis }: { database: Pool; cache: Redis },
): { engine: Engine; sessions: Sessions } {
  const cache = new SessionCache(redis);
  const engine = createEngine(database, {
    secret: env.MEMBER_SECRET,
    onSessionEnded: (hash) => cache.drop(hash),
  });
  const findEdition = createEditionFinder(toOrigins(env));
  return { engine, sessions: new Sessions({ database, cache, engine, findEdition }) };
}
