import { loadStackEnv } from '@ironbridge/stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toArticle, toProduct, toReference } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { type Got, RunningApi } from './running-api.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('lists', engine);
let api: RunningApi;

const minute = (number: number): string => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();

/** 60 articles, a minute apart: every second one under 51 (child of 5), others under 7. */
const articles = Array.from({ length: 60 }, (_, number) =>
  toArticle('cn', 1_000_000 + number, {
    title: `第 ${number} 号报道`,
    publish_time: minute(number),
    industries: number % 2 ? [51] : [7],
    industry_path: number % 2 ? [5, 51] : [7],
    tags: number % 3 ? [] : [1_000_301],
    types: number % 10 ? [] : ['oversea'],
    body: [
      {
        type: 'paragraph',
        text: [{ text: number === 7 ? '液压系统改用伺服泵' : '没有别的' }],
      },
    ],
    summary: number === 7 ? '注塑机的能耗' : '无关',
    standfirst: '',
  }),
);

beforeAll(async () => {
  await published.create();
  await published.put('reference', 'cn', toReference());
  await published.put('reference', 'en', toReference());
  await published.putMany('article', 'cn', articles);
  await published.putMany('product', 'cn', [
    toProduct('cn', 1_000_401),
    toProduct('cn', 1_000_402, { supplier: { id: 1_000_202, name: '北岭机械' } }),
  ]);
  api = await RunningApi.start({ OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
});

afterAll(async () => {
  await api.close();
  await published.drop();
});

function listOf({ status, body, text }: Got): { ids: number[]; total: number } {
  expect([status, text.slice(0, 9)]).toEqual([200, '{"code":1']);
  const { data } = body as { data: { list: { id: number }[]; total: number } };
  return { ids: data.list.map((item) => item.id - 1_000_000), total: data.total };
}

const articleList = async (query: string) => listOf(await api.get(`/api/article/list?${query}`));
const evens = articles.map((_, number) => number).filter((number) => number % 2 === 0);

describe('a list of articles', () => {
  it('counts what it can be narrowed by, each as if nothing were chosen in it', async () => {
    const { body } = await api.get('/api/article/list?sid=5&tid=1000301&facets=1&rows=1');
    const { data } = body as {
      data: { total: number; facets: Record<string, { id: number; count: number }[]> };
    };
    const counts = (name: string) =>
      Object.fromEntries((data.facets[name] ?? []).map(({ id, count }) => [id, count]));
    expect(data.total).toBe(10);
    expect(counts('industry')).toEqual({ 5: 10, 7: 10, 51: 10 });
    expect(counts('tag')).toEqual({ 1000301: 10 });
  });

  it('is by time, newest first, 20 at a time unless asked otherwise, with an exact total', async () => {
    expect(await articleList('')).toEqual({
      ids: Array.from({ length: 20 }, (_, index) => 59 - index),
      total: 60,
    });
    expect(await articleList('page=4&rows=7')).toEqual({
      ids: [38, 37, 36, 35, 34, 33, 32],
      total: 60,
    });
  });

  it('by a parent industry includes its children, by several unites them', async () => {
    expect((await articleList('sid=5&rows=100')).total).toBe(30);
    expect((await articleList('sid=51&rows=100')).total).toBe(30);
    expect((await articleList('sid=7&rows=100')).ids).toEqual(evens.toReversed());
    expect((await articleList('sid=7,5')).total).toBe(60);
    expect((await articleList('sid=99')).total).toBe(0);
  });

  it('takes tag, type and words, and all of them together', async () => {
    expect((await articleList('tid=1000301')).total).toBe(20);
    expect((await articleList('type=oversea')).ids).toEqual([50, 40, 30, 20, 10, 0]);
    expect((await articleList('type=latest')).total).toBe(60);
    expect((await articleList('sid=7&tid=1000301&type=oversea')).ids).toEqual([30, 0]);
    const keyword = (words: string) => articleList(`keyword=${encodeURIComponent(words)}`);
    expect((await keyword('伺服泵')).ids).toEqual([7]);
    expect((await keyword('注塑机 伺服')).ids).toEqual([7]);
    expect((await keyword('注塑机 激光')).ids).toEqual([]);
    expect((await keyword('  ')).total).toBe(60);
  });

  it('takes a day or a month in Shanghai, and counts the days of a month beside it', async () => {
    expect((await articleList('date=2026-01-01')).total).toBe(60);
    expect((await articleList('date=2026-01&sid=5')).total).toBe(30);
    expect((await articleList('date=2025-12-31')).total).toBe(0);
    const counted = async (query: string) => {
      const { body } = await api.get(`/api/article/list?facets=1&rows=1&${query}`);
      const { data } = body as { data: { total: number; facets: { day?: unknown } } };
      return [data.total, data.facets.day];
    };
    const first = (count: number) => [{ day: '2026-01-01', count }];
    expect(await counted('month=2026-01')).toEqual([60, first(60)]);
    expect(await counted('month=2026-01&type=oversea&date=2026-01-02')).toEqual([0, first(6)]);
    expect(await counted('month=2025-12&date=2026-01-01')).toEqual([60, []]);
    expect(await counted('date=2026-01-02')).toEqual([0, undefined]);
  });

  it('above its last page is empty and keeps its total', async () => {
    expect(await articleList('page=9')).toEqual({ ids: [], total: 60 });
  });

  it('goes 10,000 deep and no further', async () => {
    expect((await articleList('page=100&rows=100')).ids).toEqual([]);
    expect((await articleList('page=334&rows=30')).ids).toEqual([]);
    for (const query of ['page=101&rows=100', 'page=335&rows=30', 'page=501']) {
      const { status, body, headers } = await api.get(`/api/article/list?${query}`);
      expect([query, status, headers['cache-control']]).toEqual([query, 404, 'no-store']);
      expect(body).toMatchObject({ code: 0, msg: expect.stringContaining('10000') as string });
    }
  });

  it('[API-1] [SEC-32] refuses what is no number, no id, no type', async () => {
    const wrong = [
      'page=0',
      'page=-1',
      'page=1e1',
      'page=1&page=2',
      'rows=101',
      'sid=5;7',
      'sid=0',
      'tid=x',
      'type=gossip',
      'date=2026',
      'date=2026-13',
      'date=0000-01-01',
      'month=2026-01-01',
      `keyword=${'长'.repeat(101)}`,
      'sid[]=5&page[a]=1&tid=__proto__',
    ];
    for (const query of wrong) {
      const { status, body } = await api.get(`/api/article/list?${query}`, 'en');
      expect([query, status]).toEqual([query, 400]);
      expect(body).toEqual({ code: 0, msg: 'The request is not valid', data: null });
    }
  });

  it('[SEC-34] reads operators of the engine as plain words', async () => {
    for (const words of ['*', 'title:*', '") OR ("a', '{"match_all":{}}', '../_all/_search']) {
      expect((await articleList(`keyword=${encodeURIComponent(words)}`)).total).toBe(0);
    }
  });

  it('is dropped by what can appear in it, and by nothing else', async () => {
    const tagsOf = async (path: string) => (await api.get(path)).headers['xkey'];
    expect(await tagsOf('/api/article/list?page=2')).toBe('cn:reference cn:article-list');
    expect(await tagsOf('/api/article/list?sid=7,5')).toBe(
      'cn:reference cn:article-list:i5 cn:article-list:i7',
    );
    expect(await tagsOf('/api/article/list?sid=5&tid=1000301')).toBe(
      'cn:reference cn:article-list:t1000301',
    );
  });
});

describe('a list of issues', () => {
  it('with an article is dropped by what names that article alone', async () => {
    const { headers } = await api.get('/api/mag/list?article=1000007&rows=1');
    expect(headers['xkey']).toBe('cn:reference cn:issue-list:a1000007');
  });
});

describe('the media centre', () => {
  it('is listed by kind and year, and says how many each leaves', async () => {
    const piece = (id: number, kind: 'award' | 'kit', date: string) => ({
      ...{ schema: 1, id, edition: 'cn' as const, updated_at: date, publish_time: date },
      ...{
        title: `第 ${id} 条`,
        kind,
        date,
        picture: null,
        body: [],
        body_text: '',
        downloads: [],
      },
      ...{ seo: { title: '', description: '', keywords: '', image: null }, twin_id: null },
    });
    await published.putMany('media_item', 'cn', [
      piece(1_000_001, 'award', '2026-12-31T15:59:00Z'),
      piece(1_000_002, 'kit', '2026-12-31T16:00:00Z'),
      piece(1_000_003, 'kit', '2025-06-01T00:00:00Z'),
    ]);
    const ask = (query: string) => api.get(`/api/media/list?${query}`);
    expect(listOf(await ask('year=2026')).ids).toEqual([1]);
    expect(listOf(await ask('year=2027&kind=kit')).ids).toEqual([2]);
    const { body } = await ask('year=2027&kind=award&facets=1');
    expect(body).toMatchObject({
      data: {
        total: 0,
        facets: { kind: [{ kind: 'kit', count: 1 }], year: [{ year: 2026, count: 1 }] },
      },
    });
  });
});

describe('a list of products', () => {
  it('is newest first, by supplier where asked', async () => {
    const list = async (query: string) => listOf(await api.get(`/api/product/list?${query}`));
    expect(await list('')).toEqual({ ids: [402, 401], total: 2 });
    expect(await list('supplier=1000202')).toEqual({ ids: [402], total: 1 });
    expect(await list(`keyword=${encodeURIComponent('extruder')}`)).toEqual({
      ids: [402, 401],
      total: 2,
    });
    const { headers } = await api.get('/api/product/list?supplier=1000202');
    expect(headers['xkey']).toBe('cn:reference cn:product-list cn:supplier:1000202');
  });
});
