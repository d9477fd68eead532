import { setTimeout as delay } from 'node:timers/promises';
import { viewStream } from '@ironbridge/domain';
import type { Redis } from 'ioredis';
import type { Road } from '../worker/road.ts';
import { applyViews } from './apply.ts';
import { nextId, parseStreamId } from './position.ts';

/** Of entries, each of which may hold some dozens of views. */
const mostAtOnce = 200;
const waitMs = 1000;
/** Views are gathered for so long: a transaction for a hundred costs little more than for one. */
const gatherMs = 250;
const pauseMs = 500;

/** Takes views from the stream into the figures, until it is stopped. */
export class ViewFollower {
  readonly #redis: Redis;
  readonly #road: Pick<Road, 'database' | 'log'>;
  readonly #done: Promise<void>;
  #stopped = false;
  #countedUntil = 0;

  constructor(redis: Redis, road: Pick<Road, 'database' | 'log'>) {
    this.#redis = redis;
    this.#road = road;
    this.#done = this.#run();
  }

  /** Every view that was taken before this moment is in the figures. */
  get countedUntil(): number {
    return this.#countedUntil;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }

  async #run(): Promise<void> {
    const { log } = this.#road;
    let failing = false;
    while (!this.#stopped) {
      try {
        await this.#step();
        if (failing) log.info('Page views are counted again');
        failing = false;
      } catch (error) {
        if (!failing) log.error({ err: error }, 'Page views are not counted; trying again');
        failing = true;
        await delay(pauseMs);
      }
    }
  }

  async #step(): Promise<void> {
    const { database, log } = this.#road;
    const asked = Date.now();
    const position = await applyViews(database, log, []);
    // What is counted may go, whoever counted it.
    await this.#redis.xtrim(viewStream, 'MINID', nextId(position));
    const answer = await this.#redis.xread(
      'COUNT',
      mostAtOnce,
      'BLOCK',
      waitMs,
      'STREAMS',
      viewStream,
      position,
    );
    const entries = answer?.[0]?.[1] ?? [];
    if (entries.length === 0) {
      this.#countedUntil = asked;
      return;
    }
    const last = await applyViews(database, log, entries);
    this.#countedUntil = parseStreamId(last).ms;
    if (entries.length < mostAtOnce) await delay(gatherMs);
  }
}
