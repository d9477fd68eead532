import { setTimeout as delay } from 'node:timers/promises';
import { EngineUnavailable } from './engine.ts';
import type { Log } from './road.ts';

const firstPauseMs = 100;
const longestPauseMs = 2000;

/**
 * Does it again until the engine is back. The queue would wait minutes after a few failures, and readers would wait
 * with it; the work holds nothing while it waits, and starts by reading anew.
 */
export async function outlast<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      log.warn({ err: error, pause }, 'The search engine is away; trying again');
      await delay(pause);
    }
  }
}
