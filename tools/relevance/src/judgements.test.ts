import { editionIds, searchTypes } from '@ironbridge/domain';
import { describe, expect, it } from 'vitest';
import { listKeys, toGrades } from './document-keys.ts';
import { type JudgedQuery, queryKinds, querySets } from './judged-query.ts';
import { judgements } from './judgements.ts';

function countBy(pick: (query: JudgedQuery) => string, queries: readonly JudgedQuery[]) {
  const counts = new Map<string, number>();
  for (const query of queries) counts.set(pick(query), (counts.get(pick(query)) ?? 0) + 1);
  return counts;
}

const inSet = (set: string) => judgements.filter((query) => query.set === set);

describe('the judged queries', () => {
  it('name documents and groups that the demo has', () => {
    const unknown = judgements.flatMap(({ words, type, edition, wants }) => {
      const names = new Set(listKeys(type, edition).flatMap(({ key, groups }) => [key, ...groups]));
      return Object.keys(wants).flatMap((name) => (names.has(name) ? [] : `${words}: ${name}`));
    });
    expect(unknown).toEqual([]);
  });

  it('name documents by keys that are theirs alone', () => {
    for (const type of new Set(judgements.map((query) => query.type))) {
      for (const edition of editionIds) {
        const keys = listKeys(type, edition).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });

  it('are each asked once, and want something', () => {
    const asked = judgements.map(({ words, type, edition }) => `${edition} ${type} ${words}`);
    expect(new Set(asked).size).toBe(asked.length);
    expect(judgements.filter((query) => toGrades(query).size === 0)).toEqual([]);
  });

  it('are enough to tune by and enough to hold out', () => {
    expect(inSet('tuned').length).toBeGreaterThanOrEqual(85);
    expect(inSet('held').length).toBeGreaterThanOrEqual(45);
  });

  it.each([
    ['edition', editionIds, (query: JudgedQuery) => query.edition],
    ['type', Object.keys(searchTypes), (query: JudgedQuery) => query.type],
    ['kind', Object.keys(queryKinds), (query: JudgedQuery) => query.kind],
  ] as const)('have the same mix by %s in both sets', (_, names, pick) => {
    const [tuned, held] = querySets.map((set) => countBy(pick, inSet(set)));
    for (const name of names) {
      const share = (held?.get(name) ?? 0) / ((tuned?.get(name) ?? 0) + (held?.get(name) ?? 0));
      expect(share, name).toBeGreaterThan(0.25);
      expect(share, name).toBeLessThan(0.42);
    }
  });
});
