import { createLogger } from '@ironbridge/service';
import { createDatabase } from './database.ts';
import { parseMemberEnv } from './env.ts';
import { createSessions } from './modules/identity/create-sessions.ts';
import { createRedis } from './redis.ts';

/** Shuts a member out, now, on every browser: `ban-cli.ts 1000001`; with `--lift`, lets them in again. */
const [id, flag] = process.argv.slice(2);
const member = Number(id);
if (!Number.isInteger(member)) throw new Error('Whom? Give the number of a member');

const env = parseMemberEnv();
const log = createLogger('ban', env.LOG_LEVEL);
const database = createDatabase(env.DATABASE_URL, log);
const cache = createRedis(env.REDIS_CACHE_URL, { name: 'cache', timeoutMs: 1000, log });
await cache.connect();
const { sessions } = createSessions(env, { database, cache });
await database.query('update members set banned = $2 where id = $1', [member, flag !== '--lift']);
await sessions.endAll({ id: member });
cache.disconnect();
await database.end();
