import type { EditionId } from '@ironbridge/domain';
import { type BannerDocument, documentSchema } from '@ironbridge/search';
import { loadStackEnv } from '@ironbridge/stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toArticle, toIndustry, toProduct, toReference, toSupplier } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('search', engine);
let api: RunningApi;

const toTerm = (id: number, cn: string[], en: string[], abbreviations: string[] = []) => ({
  schema: documentSchema,
  id,
  edition: 'cn' as const,
  updated_at: '2026-11-14T16:30:00.000Z',
  cn,
  en,
  abbreviations,
  industry: 5,
});

const silent = { name_en: '', model: 'X-1', summary: '', description: '' };
const quiet = { standfirst: '', summary: '', body: [], author: '', source: '' };
const moulding = {
  cn: toArticle('cn', 1, {
    ...quiet,
    title: '海天注塑机省下三成电',
    publish_time: '2026-11-01T00:00:00Z',
  }),
  en: toArticle('en', 2, {
    ...quiet,
    title: 'Injection moulding machines save a third',
    publish_time: '2026-11-01T00:00:00Z',
  }),
};
const pump = toArticle('cn', 3, {
  ...quiet,
  title: '离心泵的选型',
  publish_time: '2024-02-01T00:00:00Z',
  tags: [],
  body: [{ type: 'paragraph', text: [{ text: `${'先看扬程。'.repeat(20)}保压切换另说。` }] }],
});
const old = toArticle('cn', 4, {
  ...quiet,
  title: '海天注塑机省下三成电',
  publish_time: '2019-01-01T00:00:00Z',
});

beforeAll(async () => {
  await published.create();
  const industries = [
    toIndustry(5, { name_cn: '塑料橡胶', name_en: 'Plastics' }),
    toIndustry(51, { parent: 5 }),
  ];
  await published.put('reference', 'cn', toReference({ industries }));
  await published.put('reference', 'en', toReference({ industries }));
  await published.put('term', 'cn', toTerm(1, ['注塑机'], ['injection moulding machine'], ['IMM']));
  await published.putMany('article', 'cn', [moulding.cn, pump, old]);
  await published.put('article', 'en', moulding.en);
  await published.put(
    'supplier',
    'cn',
    toSupplier('cn', 11, {
      name: '宁波海天塑机',
      name_cn: '宁波海天塑机',
      name_en: 'Haitian',
      summary: '',
      profile: '',
    }),
  );
  await published.putMany('product', 'cn', [
    toProduct('cn', 21, { model: 'SLC-2500' }),
    toProduct('cn', 22, { ...silent, name: '伺服注塑机', name_cn: '伺服注塑机' }),
  ]);
  api = await RunningApi.start({ OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
  await vi.waitUntil(() => api.log.some((line) => line.includes('terms loaded')), {
    timeout: 120_000,
  });
});

afterAll(async () => {
  await api.close();
  await published.drop();
});

interface Found {
  readonly card: { id: number };
  readonly marks: Record<string, number[][]>;
  readonly evidence: readonly { field: string; text: string; marks: number[][] }[];
}

interface SearchData {
  readonly type: string;
  readonly total: number;
  readonly list: readonly Found[];
  readonly best: readonly { type: string; list: readonly Found[] }[];
  readonly counts: Record<string, { total: number; beyond: boolean }>;
  readonly understood: readonly { typed: string; added: string[]; by: string }[];
  readonly facets: Record<string, readonly { id?: number; year?: number; count: number }[]>;
  readonly near: null | {
    terms: string[];
    edition: { id: string; total: number };
    industry: { id: number } | null;
    words: { typed: string; total: number }[];
    unfiltered: { total: number };
  };
}

function isAnswer(body: unknown): body is { data: SearchData } {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1;
}

async function search(keyword: string, rest = '', edition: EditionId = 'cn'): Promise<SearchData> {
  const { body, text } = await api.get(
    `/api/search?keyword=${encodeURIComponent(keyword)}${rest}`,
    edition,
  );
  if (!isAnswer(body)) throw new Error(text);
  return body.data;
}

const idsOf = ({ list }: SearchData) => list.map(({ card }) => card.id);

describe('a search', () => {
  it('[SRC-1] in one language finds what the other calls it, in both editions', async () => {
    expect(idsOf(await search('injection molding machine'))).toEqual([1, 4]);
    expect(idsOf(await search('IMM'))).toEqual([1, 4]);
    expect(idsOf(await search('注塑机', '', 'en'))).toEqual([2]);
  });

  it('[SRC-1] is what the keyword of a list of products is, too', async () => {
    for (const keyword of ['IMM', 'zsj', '注塑机']) {
      const { text } = await api.get(`/api/product/list?keyword=${encodeURIComponent(keyword)}`);
      expect([keyword, text]).toEqual([keyword, expect.stringContaining('"id":22')]);
      expect(text).not.toContain('"id":21');
    }
  });

  it('[SRC-2] says what it added, and searches exactly what was typed when asked to', async () => {
    const { understood } = await search('IMM');
    expect(understood).toEqual([
      { typed: 'imm', added: ['注塑机', 'injection moulding machine'], by: 'term' },
    ]);
    const exact = await search('IMM', '&exact=1');
    expect([exact.total, exact.understood]).toEqual([0, []]);
  });

  it('[SRC-3] is understood in pinyin, whole and by initials, and in traditional characters', async () => {
    for (const typed of ['zhusuji', 'zsj', '注塑機'])
      expect(idsOf(await search(typed))).toEqual([1, 4]);
    for (const typed of ['haitian', 'htsj']) {
      expect(idsOf(await search(typed, '&type=supplier'))).toEqual([11]);
    }
  });

  it('[SRC-4] marks what matched, in both scripts, by places and never by markup', async () => {
    expect((await search('注塑机')).list[0]?.marks).toEqual({ title: [[2, 5]] });
    expect((await search('注塑机', '', 'en')).list[0]?.marks).toEqual({
      title: [
        [0, 9],
        [10, 18],
        [19, 27],
      ],
    });
    expect((await search('haitian', '&type=supplier')).list[0]?.marks).toMatchObject({
      name: [[2, 4]],
      name_en: [[0, 7]],
    });
  });

  it('[SRC-4] says where else an item holds the words, and gives the best of every other type, when asked for the whole', async () => {
    const [hit] = (await search('保压切换', '&whole=1')).list;
    expect(hit?.marks).toEqual({});
    const [evidence] = hit?.evidence ?? [];
    expect(evidence).toMatchObject({ field: 'text' });
    const [[from, to] = [0, 0]] = evidence?.marks ?? [];
    expect(evidence?.text.slice(from, to)).toBe('保压切换');
    const plain = await search('保压切换');
    expect([plain.list[0]?.evidence, plain.best]).toEqual([[], []]);

    const whole = await search('挤出机', '&whole=1');
    expect(whole.best.map(({ type }) => type)).not.toContain('news');
    expect(whole.best).toHaveLength(6);
    const best = whole.best.find(({ type }) => type === 'products');
    expect(best?.list.map(({ card }) => card.id)).toEqual([21]);
    expect(whole.counts).toEqual((await search('挤出机')).counts);
  });

  it('[SRC-5] counts every type, whichever is open; an unknown one is news', async () => {
    const products = await search('挤出机', '&type=products');
    const news = await search('挤出机', '&type=nonsense');
    expect([products.type, news.type]).toEqual(['products', 'news']);
    expect(products.counts).toEqual(news.counts);
    expect(Object.keys(news.counts)).toHaveLength(7);
    expect(products.total).toBe(1);
  });

  it('is narrowed by industry, tag and year, and says how many are in each', async () => {
    const { facets } = await search('离心泵');
    expect(facets['years']).toEqual([{ year: 2024, count: 1 }]);
    expect(facets['industrys']?.map(({ id }) => id)).toEqual(expect.arrayContaining([5, 51]));
    expect((await search('注塑机', '&year=2026')).total).toBe(1);
    expect((await search('注塑机', '&sid=5')).total).toBe(2);
    expect((await search('注塑机', '&sid=7')).total).toBe(0);
    expect((await search('离心泵', '&tid=1000301')).total).toBe(0);
  });

  it('shows the newer of two equal stories first, and everything by date when asked to', async () => {
    expect(idsOf(await search('注塑机'))).toEqual([1, 4]);
    expect(idsOf(await search('注塑机', '&sort=date'))).toEqual([1, 4]);
  });

  it('finds a type designation however it is written', async () => {
    for (const typed of ['SLC-2500', 'slc2500', 'SLC 2500']) {
      expect(idsOf(await search(typed, '&type=products'))).toEqual([21]);
    }
  });

  it('[SRC-7] that finds nothing leads on', async () => {
    const { near, list } = await search('moulding third', '&exact=1');
    expect(list).toEqual([]);
    expect(near).toMatchObject({ edition: { id: 'en', total: 1 } });
    const within = await search('海天注塑机 qqqq', '&sid=7');
    expect(within.near?.unfiltered.total).toBe(2);
    expect(within.near?.words.map(({ total }) => total)).toContain(0);
    expect((await search('plastics cup')).near?.industry).toMatchObject({ id: 5 });
    expect((await search('injektion moulding machine', '&exact=1')).near?.terms).toContain(
      'injection moulding machine',
    );
  });

  it('is dropped from the cache by whatever may change it', async () => {
    const { headers } = await api.get('/api/search?keyword=x');
    expect(headers['xkey']).toContain('cn:article-list');
    expect(headers['xkey']).toContain('cn:term-list');
    expect(headers['cache-control']).toContain('public');
  });

  it('[SRC-8] keeps its order whatever a banner or its advertiser says', async () => {
    const before = idsOf(await search('注塑机'));
    const banner: BannerDocument = {
      schema: documentSchema,
      id: old.id,
      edition: 'cn',
      updated_at: '2026-11-14T16:30:00.000Z',
      code: 'search_cn',
      title: old.title,
      image: null,
      image2: null,
      target: `https://advertiser.example/article/${old.id}`,
      from: null,
      to: null,
      weight: 1_000_000,
      industries: [5],
      industry_path: [5],
    };
    await published.put('banner', 'cn', banner);
    expect(idsOf(await search('注塑机'))).toEqual(before);
  });

  it('[SEC-33] [SEC-34] takes query syntax, bombs and half characters as words', async () => {
    const bombs = [
      '* OR title:*',
      '"a" AND (b~ ^5',
      '{"match_all":{}}',
      '/(a+)+$/',
      `${'a'.repeat(90)}!`,
      '注'.repeat(100),
      '\u0000',
      '((((((((((',
      '的',
    ];
    for (const bomb of bombs) {
      const { status } = await api.get(`/api/search?keyword=${encodeURIComponent(bomb)}`);
      expect([bomb, [200, 400].includes(status)]).toEqual([bomb, true]);
    }
    for (const wrong of [
      '',
      'keyword=',
      `keyword=${'a'.repeat(101)}`,
      'keyword=a&year=20',
      'keyword=a&exact=7',
    ]) {
      expect((await api.get(`/api/search?${wrong}`)).status).toBe(400);
    }
    expect((await api.get('/api/search?keyword=%ED%A0%80')).status).toBeLessThan(500);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, edition: EditionId = 'cn') =>
    (await api.get(`/api/suggest?q=${encodeURIComponent(q)}`, edition)).body;

  it('lead to terms, suppliers, products and headlines, in both scripts and by pinyin', async () => {
    expect(await suggest('zhus')).toMatchObject({
      data: {
        terms: [{ name: '注塑机', other: 'injection moulding machine' }],
        articles: [{ id: 1 }, { id: 4 }],
      },
    });
    expect(await suggest('海天')).toMatchObject({
      data: { suppliers: [{ id: 11, name: '宁波海天塑机' }] },
    });
    expect(await suggest('hait')).toMatchObject({ data: { suppliers: [{ id: 11 }] } });
    expect(await suggest('slc25')).toMatchObject({ data: { products: [{ id: 21 }] } });
    expect(await suggest('inject', 'en')).toMatchObject({
      data: {
        terms: [{ name: 'injection moulding machine', other: '注塑机' }],
        articles: [{ id: 2 }],
      },
    });
  });
});

describe('the term bank', () => {
  it('[DSK-7] is searched with as it is now, a second after a term was saved', async () => {
    const found = async () => (await search('centrifugal pump')).total;
    await published.put('term', 'cn', toTerm(2, ['离心泵'], ['centrifugal pump']));
    await vi.waitFor(async () => expect(await found()).toBe(1), { timeout: 120_000 });
    await published.delete('term', 'cn', 2);
    await vi.waitFor(async () => expect(await found()).toBe(0), { timeout: 120_000 });
  });
});
