import { describe, expect, it } from 'vitest';
import { articleListSearch } from './article-list.ts';
import { productListSearch } from './product-list.ts';

const page = { from: 0, size: 20 };

describe('list searches', () => {
  it('reads everything by time when nothing filters, and counts it exactly', () => {
    const search = articleListSearch({ ...page, type: 'latest' });
    expect(search).toMatchObject({
      query: { match_all: {} },
      sort: [{ publish_time: 'desc' }, { id: 'desc' }],
      track_total_hits: true,
    });
    expect(search._source).toHaveProperty('includes');
    expect(JSON.stringify(search._source)).not.toContain('body');
  });

  it('puts every filter into the filter context, so that nothing scores', () => {
    const search = articleListSearch({
      from: 40,
      size: 10,
      type: 'oversea',
      industries: [5, 7],
      tag: 1_000_009,
    });
    expect(search).toMatchObject({
      query: {
        bool: {
          filter: [
            { term: { types: 'oversea' } },
            { terms: { industry_path: [5, 7] } },
            { term: { tags: 1_000_009 } },
          ],
        },
      },
      from: 40,
      size: 10,
      track_total_hits: true,
    });
  });

  it('[SEC-34] takes a keyword as words, whatever it looks like, and counts to 10,000', () => {
    const keyword = '"} , title:* OR _exists_:id';
    const search = productListSearch({ ...page, keyword, supplier: 3 });
    expect(search).toMatchObject({
      query: {
        bool: {
          filter: [
            { term: { 'supplier.id': 3 } },
            { multi_match: { query: keyword, operator: 'and', fields: ['find.text'] } },
          ],
        },
      },
      track_total_hits: 10_000,
    });
  });
});
