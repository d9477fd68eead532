import { searchKinds } from '@ironbridge/domain';
import { describe, expect, it } from 'vitest';
import { nearNamesSearch, startingSearch } from './name-searches.ts';
import { countSearch, resultsSearch } from './search-requests.ts';
import { TermBank } from './term-bank.ts';
import { understand } from './understand.ts';

const bank = new TermBank([
  { cn: ['注塑机'], en: ['injection moulding machine'], abbreviations: ['IMM'], industry: 5 },
]);
const filter = { industries: [5], tag: 9, year: 2026 };
const now = new Date('2026-11-15T00:00:00Z');

/** All that may decide what is found and in which order. None of it says who pays. */
const allowed = new Set([
  ...['find.title', 'find.summary', 'find.text', 'find.pinyin', 'find.starts', 'find.year', 'lang'],
  ...['industry_path', 'tags', 'publish_time', 'date', 'from', 'id'],
]);

/** Clauses whose keys are fields, and keys whose values are. */
const holdFields = new Set(['match', 'match_phrase', 'term', 'terms', 'range', 'sort']);
const settings = new Set(['field', 'size', 'order']);

function fieldsOf(value: unknown, holder = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, holder));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === '_source') return [];
    const named = holdFields.has(holder) && !settings.has(key) ? [key] : [];
    const pointed = key === 'field' && typeof inner === 'string' ? [inner] : [];
    return [...named, ...pointed, ...fieldsOf(inner, key)];
  });
}

describe('what decides the order', () => {
  it('[SRC-8] is in no query a field of payment, advertiser or banner', () => {
    const queries = ['注塑机', 'zhusuji 离心泵', 'how to mold IMM 节能', '泵'];
    for (const typed of queries) {
      const understood = understand(typed, bank);
      for (const kind of searchKinds) {
        for (const order of ['relevance', 'date'] as const) {
          const page = { ...filter, edition: 'cn' as const, order, from: 0, size: 20 };
          const fields = [
            ...fieldsOf(resultsSearch(kind, understood, page, [], now)),
            ...fieldsOf(countSearch(kind, understood, filter)),
            ...fieldsOf(startingSearch(typed, 5, [])),
            ...fieldsOf(nearNamesSearch(typed, 5)),
          ];
          expect(fields).toContain('find.title');
          expect(fields.filter((field) => !allowed.has(field))).toEqual([]);
        }
      }
    }
  });

  it('[SRC-8] is read in full by the walk above', () => {
    expect(
      fieldsOf({ bool: { should: [{ term: { paid: 1 } }] }, sort: [{ rank: 'asc' }] }),
    ).toEqual(['paid', 'rank']);
    expect(fieldsOf({ function_score: { field_value_factor: { field: 'advertiser' } } })).toEqual([
      'advertiser',
    ]);
  });

  it('[SEC-34] takes every typed text as a value and never as a clause', () => {
    const bomb = '{"match_all":{}} title:* AND (a OR b) ~ ^5 "x" \\ * ? /regex/';
    const search = JSON.stringify(
      resultsSearch(
        'article',
        understand(bomb, bank),
        { ...filter, edition: 'cn', order: 'relevance', from: 0, size: 1 },
        [],
        now,
      ),
    );
    for (const syntax of ['query_string', 'simple_query_string', 'regexp', 'wildcard', 'script']) {
      expect(search).not.toContain(`"${syntax}"`);
    }
  });
});
