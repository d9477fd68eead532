import { errorCatalogue } from '@ironbridge/contract';
import { createEditionFinder, createService, toOrigins } from '@ironbridge/service';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createDatabase } from './database.ts';
import type { MemberEnv } from './env.ts';
import { createMemberRegistrar } from './http/member-route.ts';
import { Limits } from './limits.ts';
import { sessionRoutes } from './modules/identity/session.routes.ts';
import { Sessions } from './modules/identity/sessions.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { wechatRoutes } from './modules/wechat/wechat.routes.ts';
import { createRedis, openRedis } from './redis.ts';

/** All about a person, and all that needs a secret: never cached. */
export async function createApp(env: MemberEnv, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const database = createDatabase(env.DATABASE_URL, log);
  const durable = createRedis(env.REDIS_DURABLE_URL, { name: 'durable', timeoutMs: 1000, log });
  const cache = createRedis(env.REDIS_CACHE_URL, { name: 'cache', timeoutMs: 200, log });
  const origins = toOrigins(env);
  const app = await createService({
    name: 'member',
    log,
    origins,
    errors: errorCatalogue,
    checks: {
      postgres: async () => {
        await database.query('select 1');
      },
    },
  });
  const sessions = new Sessions(database, createEditionFinder(origins));
  const register = createMemberRegistrar(app, { origins, limits: new Limits(durable) });
  profileRoutes(register, sessions);
  sessionRoutes(register, sessions, origins);
  wechatRoutes(register, app, { env, cache, origins });

  app.addHook('onListen', async () => {
    openRedis(durable);
    openRedis(cache);
  });
  app.addHook('onClose', async () => {
    durable.disconnect();
    cache.disconnect();
    await database.end();
  });
  return app;
}
