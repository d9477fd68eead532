import type { createLogger } from '@ironbridge/service';
import type { Payload } from 'payload';
import type pg from 'pg';
import type { Crawler } from './crawlers/crawler.ts';
import type { Engine } from './engine.ts';

/** All that stands along the road. */
export interface Road {
  readonly payload: Payload;
  readonly database: pg.Pool;
  readonly engine: Engine;
  readonly edges: readonly string[];
  /** Who wants to be told of changed pages; nobody, where no key is set. */
  readonly crawlers: readonly Crawler[];
  readonly log: Log;
}

export type Log = ReturnType<typeof createLogger>;
