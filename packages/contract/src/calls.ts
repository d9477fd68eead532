import { audienceCalls } from './calls/audience.ts';
import { frontCalls } from './calls/front.ts';
import { houseCalls } from './calls/house.ts';
import { readingCalls } from './calls/reading.ts';
import { referenceCalls } from './calls/reference.ts';
import { searchCalls } from './calls/search.ts';
import { tradeCalls } from './calls/trade.ts';

/** Every call of published content, by area. Services, client and OpenAPI read this table. */
export const calls = {
  ...referenceCalls,
  ...readingCalls,
  ...frontCalls,
  ...houseCalls,
  ...tradeCalls,
  ...searchCalls,
  ...audienceCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
