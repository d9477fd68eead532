import { loadStackEnv } from '@ironbridge/stack';
import { beforeAll, describe, expect, it } from 'vitest';
import { floors } from './floors.ts';
import { querySets } from './judged-query.ts';
import { type Scored, toNdcg } from './scored-queries.ts';
import { scoreWays } from './ways.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';

describe('the order of results', () => {
  let ways = new Map<string, readonly Scored[]>();
  const scored = (name: string) => ways.get(name) ?? [];

  beforeAll(async () => {
    ways = await scoreWays(engine);
  }, 300_000);

  it.each(querySets)('is what the judges of the %s queries call good', (set) => {
    expect(toNdcg(scored('ours'), (query) => query.set === set)).toBeGreaterThanOrEqual(
      floors[set],
    );
  });

  it.each([
    ['the term bank', 'no terms', 'term'],
    ['pinyin', 'no pinyin', 'pinyin'],
    ['traditional characters', 'no traditional', 'traditional'],
  ] as const)('is better for %s, on the whole and where it is meant to be', (_, without, kind) => {
    expect(toNdcg(scored('ours'))).toBeGreaterThan(toNdcg(scored(without)));
    const meant = (way: string) => toNdcg(scored(way), (query) => query.kind === kind);
    expect(meant('ours')).toBeGreaterThan(meant(without) + 0.2);
  });

  it.each(querySets)('is better for the %s queries than an engine just unpacked', (set) => {
    const inSet = (way: string) => toNdcg(scored(way), (query) => query.set === set);
    expect(inSet('ours')).toBeGreaterThan(inSet('plain'));
  });
});
