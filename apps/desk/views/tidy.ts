import { shanghaiDate } from '@ironbridge/domain';
import type { Redis } from 'ioredis';
import type { Road } from '../worker/road.ts';
import { viewRules } from './rules.ts';

const faintest = 0.01;

/** Forgets what is no longer needed to count by. `countedUntil`: a view of a moment before it can no longer come. */
export async function forgetVisitors(
  { database }: Pick<Road, 'database'>,
  countedUntil: number,
): Promise<void> {
  const before = (ms: number) => new Date(countedUntil - ms).toISOString();
  await database.query('delete from views.seen where at < $1', [before(viewRules.repeatMs)]);
  await database.query('delete from views.pace where minute < $1', [before(2 * 60_000)]);
}

/** Once a day: old days, what nobody reads any more, and the days' salts out of Redis' file. */
export async function forgetDays(
  { database }: Pick<Road, 'database'>,
  redis: Redis,
): Promise<void> {
  const oldest = shanghaiDate(new Date(Date.now() - viewRules.keptDays * 24 * 3_600_000));
  for (const table of ['item_day', 'industry_day', 'uncounted_day', 'banner_uncounted_day']) {
    await database.query(`delete from views.${table} where day < $1`, [oldest]);
  }
  await database.query('delete from views.heat where views.faded(heat, at, now(), $1) < $2', [
    viewRules.halfLifeHours,
    faintest,
  ]);
  await redis.bgrewriteaof();
}
