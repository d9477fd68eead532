import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { MemberEnv } from '../../env.ts';
import { orUnavailable } from '../../redis.ts';
import { getSealingKeys } from './sealing-key.repository.ts';
import { Seals } from './seals.ts';

export function createSeals(
  { MEMBER_SECRET }: Pick<MemberEnv, 'MEMBER_SECRET'>,
  { database, durable }: { database: Pool; durable: Redis },
): Seals {
  return new Seals({
    getKeys: () => getSealingKeys(database, MEMBER_SECRET),
    takeNonce: async (nonce, seconds) => {
      const set = durable.set(`seal:${nonce}`, '1', 'EX', seconds, 'NX');
      return (await orUnavailable(set)) === 'OK';
    },
  });
}
