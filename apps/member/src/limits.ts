import { isIPv4 } from 'node:net';
import { errorCatalogue } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import type { Redis } from 'ioredis';
import { orUnavailable } from './redis.ts';

/** At most so often in so many seconds, for whatever the key names. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

type Measure = Omit<Limit, 'key'>;

const groupsOfAddress = 8;

export const perAddress = (what: string, address: string, measure: Measure): Limit => ({
  key: `${what}:address:${toPlaces(address).own}`,
  ...measure,
});

export const perMember = (what: string, member: number, measure: Measure): Limit => ({
  key: `${what}:member:${member}`,
  ...measure,
});

/** The neighbours of an address, whom one renter may well have together. */
export const perNetwork = (what: string, address: string, measure: Measure): Limit => ({
  key: `${what}:network:${toPlaces(address).network}`,
  ...measure,
});

/**
 * What one person has for sure and what one may have: an address and its /24, or in the new numbering, where the least
 * that anybody is given is a /64, that and its /48.
 */
function toPlaces(address: string): { readonly own: string; readonly network: string } {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return { own: plain, network: plain.split('.').slice(0, 3).join('.') };
  const [head = '', tail] = plain.split('::');
  const [before, after] = [head.split(':'), tail?.split(':') ?? []];
  const left = Math.max(0, groupsOfAddress - before.length - after.length);
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  return { own: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/**
 * All or none: who is over one limit uses up nothing of the others. Counting and asking are one step, so that many at
 * once are counted like many in a row. Returns the milliseconds to wait, or 0.
 */
const takeScript = `
local wait = 0
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') >= tonumber(ARGV[i * 2 - 1]) then
    wait = math.max(wait, redis.call('pttl', key), 1)
  end
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  if redis.call('incr', key) == 1 then redis.call('expire', key, ARGV[i * 2]) end
end
return 0
`;

/** How often somebody may do something. While its store is away nobody may: a guard that fails open is none. */
export class Limits {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Counts it, or throws `too_often` with the seconds left. */
  async take(limits: readonly Limit[]): Promise<void> {
    const wait = await this.#run(limits);
    if (wait === 0) return;
    const seconds = Math.ceil(wait / 1000);
    throw new PublicError(errorCatalogue.too_often, {
      figures: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }

  async #run(limits: readonly Limit[]): Promise<number> {
    const wait = await orUnavailable(
      this.#redis.eval(
        takeScript,
        limits.length,
        ...limits.map(({ key }) => `limit:${key}`),
        ...limits.flatMap(({ most, seconds }) => [most, seconds]),
      ),
    );
    return Number(wait);
  }
}
