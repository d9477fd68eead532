import { errorCatalogue } from '@ironbridge/contract';
import { createService, toOrigins } from '@ironbridge/service';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createDatabase } from './database.ts';
import type { MemberEnv } from './env.ts';
import { createMemberRegistrar } from './http/member-route.ts';
import { Limits } from './limits.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { attachmentRoutes } from './modules/enquiries/attachment.routes.ts';
import { AttachmentStore } from './modules/enquiries/attachment-store.ts';
import { enquiryRoutes } from './modules/enquiries/enquiries.routes.ts';
import { replyRoutes } from './modules/enquiries/reply.routes.ts';
import { ReplyKeys } from './modules/enquiries/reply-key.ts';
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts';
import { identity } from './modules/identity/identity.ts';
import { listingRoutes } from './modules/listings/listings.routes.ts';
import { messageRoutes } from './modules/messages/messages.routes.ts';
import { paperFileRoutes } from './modules/papers/paper-file.routes.ts';
import { PaperLinks } from './modules/papers/paper-links.ts';
import { paperRoutes } from './modules/papers/papers.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { subscriptionRoutes } from './modules/subscriptions/subscriptions.routes.ts';
import { wechatRoutes } from './modules/wechat/wechat.routes.ts';
import { createRedis, openRedis } from './redis.ts';
import { ObjectStore } from './storage/object-store.ts';

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
  const limits = new Limits(durable);
  const register = createMemberRegistrar(app, { origins, limits });
  const sessions = identity(app, register, { env, database, cache, durable, limits, origins });
  profileRoutes(register, { database, sessions });
  wechatRoutes(register, app, { env, cache, origins });
  const links = new PaperLinks(env.MEMBER_SECRET);
  const store = new ObjectStore(env);
  favouriteRoutes(register, { database, sessions });
  paperRoutes(register, { database, sessions, links });
  paperFileRoutes(app, { database, sessions, limits, links, store, bucket: env.S3_PRIVATE_BUCKET });
  subscriptionRoutes(register, { database, sessions, limits });
  const parts = {
    database,
    sessions,
    limits,
    keys: new ReplyKeys(env.MEMBER_SECRET),
    store: new AttachmentStore(store, env.S3_MEMBER_BUCKET),
  };
  accountRoutes(app, register, parts);
  enquiryRoutes(register, parts);
  replyRoutes(register, parts);
  attachmentRoutes(app, parts);
  listingRoutes(register, parts);
  messageRoutes(register, parts);

  // Before the door opens: whoever comes first is served as well as the next.
  app.addHook('onReady', async () => {
    await Promise.all([openRedis(durable), openRedis(cache)]);
  });
  app.addHook('onClose', async () => {
    durable.disconnect();
    cache.disconnect();
    store.close();
    await database.end();
  });
  return app;
}
