import { errorCatalogue } from '@ironbridge/contract';
import { createService, toOrigins } from '@ironbridge/service';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createDatabase } from './database.ts';
import type { MemberEnv } from './env.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';

/** All about a person, and all that needs a secret: never cached. */
export async function createApp(env: MemberEnv, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const database = createDatabase(env.DATABASE_URL, log);
  const app = await createService({
    name: 'member',
    log,
    origins: toOrigins(env),
    errors: errorCatalogue,
    checks: {
      postgres: async () => {
        await database.query('select 1');
      },
    },
  });
  profileRoutes(app);
  app.addHook('onClose', () => database.end());
  return app;
}
