import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Ticket } from './fetch-ticket.ts';

const key = 'wechat:ticket';
const lockKey = 'wechat:ticket:lock';
/** Longer than asking takes. Whoever fails lets it run out: until then nobody asks again. */
const lockMs = 10_000;
const earlyMs = 5 * 60_000;
const patienceMs = 4000;
const lookEveryMs = 100;

const KeptTicket = Compile(Type.Object({ ticket: Type.String(), until: Type.Number() }));

/**
 * One ticket for the whole fleet. It is renewed five minutes before it ends, by whoever gets the lock, while everybody
 * goes on with the old one. Without Redis each process keeps its own.
 */
export class TicketKeeper {
  readonly #redis: Redis;
  readonly #fetch: () => Promise<Ticket>;
  readonly #onFailure: (error: unknown) => void;
  #own: Ticket | undefined;
  #fetching: Promise<Ticket> | undefined;
  #restsUntil = 0;

  constructor(redis: Redis, fetch: () => Promise<Ticket>, onFailure: (error: unknown) => void) {
    this.#redis = redis;
    this.#fetch = fetch;
    this.#onFailure = onFailure;
  }

  /** Throws when there is none to be had; what went wrong has been told by then. */
  async getTicket(): Promise<string> {
    const kept = await this.#find();
    if (kept === undefined) return (await this.#renewOrWait()).ticket;
    if (kept.until - Date.now() < earlyMs) void this.#renew();
    return kept.ticket;
  }

  async #find(): Promise<Ticket | undefined> {
    const kept = await this.#withRedis(
      async (redis) => parseTicket(await redis.get(key)),
      this.#own,
    );
    return kept && kept.until > Date.now() ? kept : undefined;
  }

  async #renewOrWait(): Promise<Ticket> {
    const renewed = await this.#renew();
    if (renewed) return renewed;
    for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
      await pause(lookEveryMs);
      const kept = await this.#find();
      if (kept) return kept;
    }
    throw new Error('Nobody has got a ticket from WeChat');
  }

  /** Nothing when another has the lock, or when it could not be had. */
  async #renew(): Promise<Ticket | undefined> {
    const name = randomUUID();
    const locked = await this.#withRedis(
      async (redis) => (await redis.set(lockKey, name, 'PX', lockMs, 'NX')) === 'OK',
      this.#fetching === undefined && Date.now() > this.#restsUntil,
    );
    if (!locked) return undefined;
    try {
      this.#fetching ??= this.#fetch();
      const fresh = await this.#fetching;
      this.#own = fresh;
      await this.#withRedis(async (redis) => {
        await redis.set(key, JSON.stringify(fresh), 'PXAT', fresh.until);
        if ((await redis.get(lockKey)) === name) await redis.del(lockKey);
      }, undefined);
      return fresh;
    } catch (error) {
      this.#restsUntil = Date.now() + lockMs;
      this.#onFailure(error);
      return undefined;
    } finally {
      this.#fetching = undefined;
    }
  }

  async #withRedis<Result>(
    work: (redis: Redis) => Promise<Result>,
    without: Result,
  ): Promise<Result> {
    try {
      return await work(this.#redis);
    } catch (error) {
      this.#onFailure(error);
      return without;
    }
  }
}

function parseTicket(text: string | null): Ticket | undefined {
  const kept: unknown = text === null ? undefined : JSON.parse(text);
  return KeptTicket.Check(kept) ? kept : undefined;
}
