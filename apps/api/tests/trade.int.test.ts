import { shanghaiDate, toPriceBands } from '@ironbridge/domain';
import { loadStackEnv } from '@ironbridge/stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toArticle, toReference, toSupplier } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';
import { stayAtNoon } from './stay-at-noon.ts';
import { toListing, toPress, toShow } from './trade-documents.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('trade', engine);
let api: RunningApi;
stayAtNoon();

const reference = toReference({
  tags: [
    { id: 1_000_301, tag_name: '节能', grade: 9 },
    { id: 1_000_302, tag_name: '注塑机', grade: 8 },
    { id: 1_000_303, tag_name: '机器视觉', grade: 7 },
  ],
  properties: [
    { key: 'clamping_force', name: '锁模力', unit: 'kN', kind: 'number' },
    { key: 'heat', name: '温度', unit: '°C', kind: 'range' },
    { key: 'material', name: '材质', unit: '', kind: 'text' },
  ],
});

const day = 86_400_000;
const yesterday = shanghaiDate(new Date(Date.now() - day));
const certificate = (kind: string, valid_to: string | null) => ({
  kind,
  number: 'N-1',
  issuer: 'TÜV',
  valid_to,
  checked_on: '2026-01-02T00:00:00.000Z',
});
const shenzhen = {
  country: '中国',
  province: '广东',
  city: '深圳',
  place: {
    country: ['CN', '中国', 'China'],
    province: ['广东', 'Guangdong'],
    city: ['深圳', 'Shenzhen'],
  },
};

/** 100 to 1,000 t, every second one written in kilonewtons; the odd ones come from Shenzhen. */
const presses = Array.from({ length: 10 }, (_, number) => {
  const tons = (number + 1) * 100;
  const force = number % 2 ? { number: tons * 9.80665, unit: 'kN' } : { number: tons, unit: 't' };
  return toPress('cn', 1_000_401 + number, force, {
    ...(number % 2 ? shenzhen : {}),
    price_from: tons * 1000,
    price_to: number % 3 ? tons * 1200 : null,
    price_bands: toPriceBands(tons * 1000, tons * (number % 3 ? 1200 : 1000), 'CNY'),
    certified: number % 2 ? ['CE', 'ISO 9001'] : ['ISO 9001'],
    tags: number % 5 ? [] : [1_000_301],
  });
});

beforeAll(async () => {
  await published.create();
  for (const edition of ['cn', 'en'] as const) {
    await published.put('reference', edition, reference);
    await published.putMany('supplier', edition, [
      toSupplier(edition, 1_000_201, {
        certificates: [
          certificate('ISO 9001', null),
          certificate('CE', `${yesterday}T00:00:00.000Z`),
        ],
        certified: [
          { kind: 'ISO 9001', until: '9999-12-31' },
          { kind: 'CE', until: yesterday },
        ],
      }),
      toSupplier(edition, 1_000_202, {
        name: '南湾激光',
        ...shenzhen,
        certificates: [certificate('CE', `${shanghaiDate(new Date())}T00:00:00.000Z`)],
        certified: [{ kind: 'CE', until: shanghaiDate(new Date()) }],
      }),
    ]);
    await published.putMany(
      'product',
      edition,
      presses.map((press) => ({ ...press, edition })),
    );
    await published.putMany('listing', edition, [
      toListing(edition, 1_000_501),
      toListing(edition, 1_000_502, { expires: new Date(Date.now() - 1000).toISOString() }),
      toListing(edition, 1_000_503, {
        kind: 'supply',
        expires: '2098-01-01T00:00:00.000Z',
        updated_at: '2097-01-01T00:00:00.000Z',
      }),
      toListing(edition, 1_000_504, {
        kind: 'supply',
        posted: '2026-11-02T02:00:00.000Z',
        place: '深圳',
        places: ['深圳', 'Shenzhen'],
      }),
    ]);
    await published.putMany('show', edition, [
      toShow(edition, 1_000_601),
      toShow(edition, 1_000_602, {
        from: '2098-03-01T00:00:00.000Z',
        to: '2098-03-03T12:00:00.000Z',
        months: ['2098-03'],
        exhibitors: [{ supplier: { id: 1_000_201, name: '海桥塑机' }, hall: 'N1', booth: 'A07' }],
      }),
      toShow(edition, 1_000_603, {
        from: '2001-03-01T00:00:00.000Z',
        to: '2001-03-03T00:00:00.000Z',
        months: ['2001-03'],
      }),
      toShow(edition, 1_000_604, {
        from: '2002-03-01T00:00:00.000Z',
        to: '2002-03-03T00:00:00.000Z',
        months: ['2002-03'],
        country: '德国',
        place: { country: ['DE', '德国', 'Germany'], province: [], city: ['科隆', 'Cologne'] },
      }),
    ]);
    await published.put(
      'article',
      edition,
      toArticle(edition, 1_000_701, {
        suppliers: [{ id: 1_000_201, name: '海桥塑机' }],
        products: [{ id: 1_000_401, name: 'HQ' }],
      }),
    );
  }
  api = await RunningApi.start({ OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
}, 120_000);

afterAll(async () => {
  await api.close();
  await published.drop();
});

interface Facets {
  readonly [facet: string]: readonly {
    readonly id?: number;
    readonly name?: string;
    readonly month?: string;
    readonly property?: string;
    readonly count: number;
    readonly min?: number;
    readonly max?: number;
  }[];
}
interface Listed {
  readonly list: readonly { readonly id: number }[];
  readonly total: number;
  readonly facets: Facets;
}

async function ask<Data = Listed>(path: string, edition: 'cn' | 'en' = 'cn'): Promise<Data> {
  const { status, body, text } = await api.get(path, edition);
  expect([path, status, text.slice(0, 9)]).toEqual([path, 200, '{"code":1']);
  return (body as { data: Data }).data;
}

const products = async (query: Record<string, string>, edition: 'cn' | 'en' = 'cn') => {
  const data = await ask(
    `/api/product/list?${new URLSearchParams({ rows: '100', ...query }).toString()}`,
    edition,
  );
  expect(data.list).toHaveLength(data.total);
  return { ...data, ids: data.list.map(({ id }) => id - 1_000_400) };
};

describe.each(['cn', 'en'] as const)('products of %s', (edition) => {
  it('[API-7] are found by a range in any unit of the same kind', async () => {
    const inTons = await products({ spec: 'clamping_force:200..500t' }, edition);
    expect(inTons.ids).toEqual([5, 4, 3, 2]);
    for (const spec of [
      'clamping_force:1961.33..4903.325kN',
      'clamping_force:1961.33..4903.325',
      'clamping_force:1961330..4903325N',
      'clamping_force:1.9613300..4.903325MN',
      'clamping_force:200..500吨',
    ]) {
      expect([spec, (await products({ spec }, edition)).ids]).toEqual([spec, inTons.ids]);
    }
    expect((await products({ spec: 'clamping_force:..300t' }, edition)).ids).toEqual([3, 2, 1]);
    expect((await products({ spec: 'clamping_force:900t' }, edition)).ids).toEqual([9]);
    expect((await products({ spec: 'clamping_force:..' }, edition)).total).toBe(10);
    expect((await products({ spec: 'heat:..' }, edition)).total).toBe(0);
  });

  it('[API-7] come from where their supplier is, by its name in either language', async () => {
    for (const query of [{ city: '深圳' }, { city: 'Shenzhen' }, { province: 'guangdong' }]) {
      expect((await products(query, edition)).ids).toEqual([10, 8, 6, 4, 2]);
    }
    expect((await products({ country: 'CN' }, edition)).total).toBe(10);
    expect((await products({ country: 'DE' }, edition)).total).toBe(0);
  });

  it('are sorted by what is said, and by price within one currency', async () => {
    expect((await products({ sort: 'clamping_force' }, edition)).ids).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect((await products({ sort: '-clamping_force' }, edition)).ids.slice(0, 2)).toEqual([10, 9]);
    expect((await products({ price: '..110000CNY' }, edition)).ids).toEqual([1]);
    expect((await products({ price: '1050000..CNY' }, edition)).ids).toEqual([9]);
    expect((await products({ price: '..110000USD' }, edition)).total).toBe(0);
  });

  it('[API-7] are narrowed by a certificate of their supplier, however it is spelled', async () => {
    for (const certificate of ['CE', 'ce'])
      expect((await products({ certificate }, edition)).ids).toEqual([10, 8, 6, 4, 2]);
    expect((await products({ certificate: 'UL' }, edition)).total).toBe(0);
  });

  it('[API-7] keep counting the other bands where one is chosen', async () => {
    const price = '300000..1000000CNY';
    const { facets } = await products({ facets: '1', price }, edition);
    const counts = new Map(facets['price']?.map(({ name, count }) => [name, count]));
    // The lightest costs 100,000, which two bands hold.
    expect(counts.size).toBe(4);
    for (const [band, count] of counts)
      expect((await products({ price: band ?? '' }, edition)).total).toBe(count);
  });

  it('[API-7] are counted by what there is to choose from, as each choice would find', async () => {
    const { facets } = await products(
      { facets: '1', city: '深圳', spec: 'clamping_force:..600t' },
      edition,
    );
    const choices = [
      ...(facets['industry'] ?? []).map(({ id, count }) => [{ sid: String(id) }, count] as const),
      ...(facets['tag'] ?? []).map(({ id, count }) => [{ tid: String(id) }, count] as const),
      ...(['city', 'price', 'certificate'] as const).flatMap((facet) =>
        (facets[facet] ?? []).map(({ name, count }) => [{ [facet]: name ?? '' }, count] as const),
      ),
    ];
    expect(choices.length).toBeGreaterThan(7);
    for (const [choice, count] of choices) {
      const narrowed = await products(
        { city: '深圳', spec: 'clamping_force:..600t', ...choice },
        edition,
      );
      expect([choice, narrowed.total]).toEqual([choice, count]);
    }
    expect(facets['property']).toEqual([
      {
        property: 'clamping_force',
        name: '锁模力',
        unit: 'kN',
        count: 5,
        min: 1961.33,
        max: 9806.65,
      },
    ]);
  });
});

describe('a product list', () => {
  it('[API-7] counts what properties there are once, whichever of their ranges is asked for', async () => {
    const searchesFor = async (from: number) => {
      const before = await published.countSearches('product', 'cn');
      const spec = `clamping_force:${from}..900t`;
      await products({ facets: '1', city: '深圳', sort: 'name', spec }, 'cn');
      return (await published.countSearches('product', 'cn')) - before;
    };
    await searchesFor(100);
    // The list, and the cities that it would have.
    expect(await searchesFor(200)).toBe(2);
    expect(await searchesFor(300)).toBe(2);
  });

  it('[SEC-34] refuses what is no property, unit or order of ours', async () => {
    const wrong: Record<string, string>[] = [
      { spec: 'nonsense:1..2' },
      { spec: 'material:1..2' },
      { spec: 'clamping_force:1..2kW' },
      { spec: 'clamping_force:5..1kN' },
      { spec: 'clamping_force' },
      { spec: 'clamping_force:1..2kN;__proto__:1..2' },
      { spec: 'constructor:1..2' },
      { spec: 'values.clamping_force.from:1..2' },
      { spec: ';' },
      { spec: Array.from({ length: 9 }, () => 'heat:1..2').join(';') },
      { sort: 'supplier.name' },
      { sort: '_script' },
      { sort: 'material' },
      { sort: 'member' },
      { sort: '__proto__' },
      { price: '1..2' },
      { price: '1..2yuan' },
      { facets: '2' },
    ];
    for (const query of wrong) {
      const { status } = await api.get(
        `/api/product/list?${new URLSearchParams(query).toString()}`,
      );
      expect([query, status]).toEqual([query, 400]);
    }
  });

  it('is dropped by any product where it counts beyond itself', async () => {
    const { headers } = await api.get('/api/product/list?sid=5&facets=1');
    expect(headers['xkey']).toBe('cn:reference cn:product-list');
    expect((await api.get('/api/product/list?sid=5')).headers['xkey']).toBe(
      'cn:reference cn:product-list:i5',
    );
  });
});

describe('one product', () => {
  it('[API-7] comes with its supplier, what is nearest to it, and what names it', async () => {
    const data = await ask<{
      specs: { unit: string; name: string }[];
      supplier_card: { certificates: number; certified: string[]; city: string };
      alternatives: { id: number }[];
      articles: { id: number }[];
    }>('/api/product/info?id=1000405');
    expect(data.supplier_card).toMatchObject({
      id: 1_000_201,
      city: '宁波',
      certificates: 1,
      certified: ['ISO 9001'],
    });
    expect(
      data.alternatives
        .slice(0, 2)
        .map(({ id }) => id - 1_000_400)
        .toSorted((a, b) => a - b),
    ).toEqual([4, 6]);
    expect(data.specs).toEqual([
      { property: 'clamping_force', number: 500, unit: 't', name: '锁模力' },
    ]);
    const named = await ask<{ articles: { id: number }[] }>('/api/product/info?id=1000401');
    expect(named.articles.map(({ id }) => id)).toEqual([1_000_701]);
    const { headers } = await api.get('/api/product/info?id=1000401');
    expect(headers['xkey']).toContain('cn:article-list:p1000401');
    expect(headers['xkey']).toContain('cn:supplier:1000201');
  });
});

describe.each(['cn', 'en'] as const)('suppliers of %s', (edition) => {
  const ids = ({ list }: Listed) => list.map(({ id }) => id - 1_000_200);

  it('[API-7] are found by a certificate while it is good, to the end of its last day', async () => {
    expect(ids(await ask('/api/supplier/list?certificate=iso%209001', edition))).toEqual([1]);
    expect(ids(await ask('/api/supplier/list?certificate=CE', edition))).toEqual([2]);
    const { facets } = await ask('/api/supplier/list?facets=1', edition);
    expect(facets['certificate']).toEqual([
      { name: 'CE', count: 1 },
      { name: 'ISO 9001', count: 1 },
    ]);
    expect(ids(await ask('/api/supplier/list?city=shenzhen&sort=name', edition))).toEqual([2]);
  });

  it('[API-7] come with products by industry, texts and stands, and say what has expired', async () => {
    const data = await ask<{
      certificates: { kind: string; expired: boolean; checked_on: string }[];
      products: {
        total: number;
        groups: { industry: { id: number }; total: number; list: object[] }[];
      };
      articles: object[];
      shows: { id: number; hall: string; booth: string }[];
    }>('/api/supplier/info?id=1000201', edition);
    expect(data.certificates.map(({ kind, expired }) => [kind, expired])).toEqual([
      ['ISO 9001', false],
      ['CE', true],
    ]);
    expect(data.certificates[0]?.checked_on).toBe('2026-01-02');
    expect(data.products.total).toBe(10);
    expect(data.products.groups).toMatchObject([{ industry: { id: 51 }, total: 10 }]);
    expect(data.products.groups[0]?.list).toHaveLength(4);
    expect(data.articles).toHaveLength(1);
    expect(data.shows).toMatchObject([{ id: 1_000_602, hall: 'N1', booth: 'A07' }]);
    const { headers } = await api.get('/api/supplier/info?id=1000201', edition);
    for (const kind of ['product', 'video', 'article', 'show']) {
      expect(headers['xkey']).toContain(`${edition}:${kind}-list:s1000201`);
    }
    expect((await ask('/api/supplier/videos?id=1000201', edition)).total).toBe(0);
  });
});

describe.each(['cn', 'en'] as const)('supply and demand of %s', (edition) => {
  it('[API-7] end at their time, and never say whose they are', async () => {
    const { list, total } = await ask('/api/demand/list', edition);
    expect([list.map(({ id }) => id), total]).toEqual([[1_000_501], 1]);
    expect((await api.get('/api/demand/info?id=1000502', edition)).status).toBe(404);
    expect((await api.get('/api/supply/info?id=1000501', edition)).status).toBe(404);
    const info = await ask<{ readonly twin: object | null }>(
      '/api/demand/info?id=1000501',
      edition,
    );
    expect(info.twin).toEqual({ id: 1_000_501 });
    for (const path of ['/api/demand/list', '/api/supply/list', '/api/demand/info?id=1000501']) {
      expect((await api.get(path, edition)).text).not.toContain('member');
    }
  });

  it('are sorted and narrowed, and give what came since', async () => {
    const supplies = async (query: string) =>
      (await ask(`/api/supply/list?${query}`, edition)).list.map(({ id }) => id - 1_000_500);
    expect(await supplies('')).toEqual([4, 3]);
    expect(await supplies('sort=expiring')).toEqual([3, 4]);
    expect(await supplies('place=shenzhen')).toEqual([4]);
    expect(await supplies('since=2096-01-01T00:00:00Z')).toEqual([3]);
    for (const query of ['since=yesterday', 'since=2026', 'sort=price', 'sort=member']) {
      const { status } = await api.get(`/api/supply/list?${query}`, edition);
      expect([query, status]).toEqual([query, 400]);
    }
  });

  it('[RTE-14] by a tag are those that speak of it', async () => {
    const tagged = (tid: number) => ask(`/api/listing/list?tid=${tid}&facets=1`, edition);
    const { total, facets } = await tagged(1_000_302);
    expect([total, facets['tag']]).toEqual([
      3,
      [{ id: 1_000_302, tag_name: '注塑机', grade: 8, count: 3 }],
    ]);
    expect((await tagged(1_000_301)).total).toBe(0);
    expect((await tagged(999_999)).total).toBe(0);
    // Any listing may come to speak of it.
    const { headers } = await api.get('/api/supply/list?tid=1000302', edition);
    expect(headers['xkey']).toBe(`${edition}:reference ${edition}:listing-list`);
  });

  it('stand in one list, counted by side, place and day, which says when it last changed', async () => {
    const hall = await ask<Listed & { readonly latest?: string }>(
      '/api/listing/list?kind=supply&place=shenzhen&facets=1',
      edition,
    );
    expect([hall.list.map(({ id }) => id - 1_000_500), hall.total]).toEqual([[4], 1]);
    expect(hall.facets['kind']).toEqual([
      { kind: 'demand', count: 0 },
      { kind: 'supply', count: 1 },
    ]);
    expect(hall.facets['place']?.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(hall.facets['day']).toEqual([{ day: '2026-11-02', count: 1 }]);
    const all = await ask<typeof hall>('/api/listing/list', edition);
    expect([all.total, all.latest]).toEqual([3, '2097-01-01T00:00:00.000Z']);
    const news = await ask<typeof hall>(`/api/listing/list?since=${all.latest}`, edition);
    expect([news.total, news.latest]).toEqual([0, undefined]);
  });

  it('are kept no longer than until the first of them ends', async () => {
    await published.put(
      'listing',
      edition,
      toListing(edition, 1_000_505, {
        expires: new Date(Date.now() + 20_000).toISOString(),
      }),
    );
    const { headers } = await api.get('/api/demand/info?id=1000505', edition);
    const kept = Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1]);
    expect(kept).toBeLessThanOrEqual(20);
    await published.delete('listing', edition, 1_000_505);
  });
});

describe.each(['cn', 'en'] as const)('shows of %s', (edition) => {
  const shows = async (query: string) => {
    const data = await ask(`/api/show/list?${query}`, edition);
    return { ...data, ids: data.list.map(({ id }) => id - 1_000_600) };
  };

  it('[API-7] are in order: what is coming, soonest first; then what is over, latest first', async () => {
    expect((await shows('')).ids).toEqual([2, 1, 4, 3]);
    expect((await shows('upcoming=1')).ids).toEqual([2, 1]);
    expect((await shows('country=Germany')).ids).toEqual([4]);
    expect((await shows('month=2098-11')).ids).toEqual([1]);
    expect((await shows(`keyword=${encodeURIComponent('machine vision')}`)).total).toBe(4);
    for (const query of ['month=2098-13', 'month=2098', 'upcoming=yes']) {
      expect((await api.get(`/api/show/list?${query}`, edition)).status).toBe(400);
    }
  });

  it('[RTE-18] by a tag are those that speak of it', async () => {
    expect((await shows('tid=1000303')).total).toBe(4);
    expect((await shows('tid=1000302')).total).toBe(0);
    const calendar = await ask('/api/show/calendar?tid=1000303', edition);
    expect(calendar.facets['tag']).toMatchObject([{ id: 1_000_303, tag_name: '机器视觉' }]);
  });

  it('are counted by month as each month would find', async () => {
    const { facets } = await shows('facets=1&upcoming=1');
    expect(facets['month']).toEqual([
      { month: '2098-03', count: 1 },
      { month: '2098-10', count: 1 },
      { month: '2098-11', count: 1 },
    ]);
    for (const { month, count } of facets['month'] ?? []) {
      expect((await shows(`upcoming=1&month=${month}`)).total).toBe(count);
    }
  });

  it('[API-7] say their days, their time zone, and who stands where', async () => {
    expect(await ask('/api/show/info?id=1000602', edition)).toMatchObject({
      from: '2098-03-01',
      to: '2098-03-03',
      time_zone: 'Asia/Shanghai',
      exhibitors: [{ supplier: { id: 1_000_201 }, hall: 'N1', booth: 'A07' }],
    });
  });
});
