import { type CallName, call, calls, envelopeOf } from '@ironbridge/contract';
import { loadStackEnv } from '@ironbridge/stack';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toArticle, toIndustry, toProduct, toReference, toSupplier } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';
import { stayAtNoon } from './stay-at-noon.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('calls', engine);
let api: RunningApi;
stayAtNoon();

beforeAll(async () => {
  await published.create();
  await published.put('reference', 'cn', toReference());
  await published.put('reference', 'en', toReference({ keywords: ['extruder'] }));
  const named = {
    suppliers: [{ id: 1_000_201, name: '海桥塑机' }],
    products: [{ id: 1_000_401, name: '单螺杆挤出机 HQ-90' }],
  };
  await published.put(
    'article',
    'cn',
    toArticle('cn', 1_000_101, { ...named, twin_id: 1_000_102 }),
  );
  await published.put(
    'article',
    'en',
    toArticle('en', 1_000_102, { title: 'One screw', diy_url: 'one-screw', twin_id: 1_000_101 }),
  );
  await published.put('supplier', 'cn', toSupplier('cn', 1_000_201));
  await published.put('product', 'cn', toProduct('cn', 1_000_401));
  api = await RunningApi.start({ OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
});

afterAll(async () => {
  await api.close();
  await published.drop();
});

const paths = {
  baseinfo: '/api/baseinfo',
  industryTree: '/api/industry/tree',
  articleList: '/api/article/list',
  articleInfo: '/api/article/info?id=1000101',
  productList: '/api/product/list',
  productInfo: '/api/product/info?id=1000401',
  supplierInfo: '/api/supplier/info?id=1000201',
} as const satisfies Partial<Record<CallName, string>>;

describe('every call', () => {
  it.each(Object.entries(paths))(
    '[API-1] [API-9] %s answers code 1 with exactly the fields of the contract',
    async (name, path) => {
      const { status, body } = await api.get(path);
      expect(status).toBe(200);
      const schema = envelopeOf(calls[name as keyof typeof paths].data);
      expect(Value.Errors(schema, body)).toEqual([]);
      expect(Value.Clean(schema, structuredClone(body))).toEqual(body);
    },
  );

  it.each(Object.entries(paths))(
    '%s says how long it may be kept and what it is made of',
    async (_name, path) => {
      const { headers } = await api.get(path);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
      expect(String(headers['xkey']).split(' ')).toContain('cn:reference');
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('[API-9] keeps the names of the spec on the wire', async () => {
    const { body } = await api.get('/api/baseinfo');
    expect(body).toMatchObject({
      data: {
        settings: {
          meta_title: '铁桥工业网',
          seo_description: '工业新闻与采购',
          seo_keyword: '工业',
        },
        keywords: [{ title: '注塑机' }],
        industrys: [
          {
            id: 5,
            seo_path: 'plastics',
            icon: 'gear',
            show_nav: true,
            banner_code_cn: 'banner_5_cn',
            childlist: [{ id: 51, show_nav: true }],
          },
          { id: 7, childlist: [] },
        ],
      },
    });
    const tree = await api.get('/api/industry/tree');
    expect(tree.body).toMatchObject({
      data: {
        tree: [
          {
            type_name_cn: '材料与成型',
            type_name_en: 'Materials and forming',
            industrys: [{ id: 5 }],
          },
          { type_name_cn: '', industrys: [{ id: 7 }] },
        ],
      },
    });
    const article = await api.get(paths.articleInfo);
    expect(article.body).toMatchObject({
      data: {
        id: 1_000_101,
        title: '一根螺杆，如何省下三成电',
        publish_time: '2026-11-15T00:00:00+08:00',
        diy_url: null,
        url: null,
        industrys: [{ id: 51, name: 'Compounding' }],
        tags: [{ id: 1_000_301, tag_name: '节能', grade: 9 }],
      },
    });
    const product = await api.get(paths.productInfo);
    expect(product.body).toMatchObject({
      data: { specs: [{ property: 'screw_diameter', name: '螺杆直径', number: 90, unit: 'mm' }] },
    });
  });

  it('[EDN-3] carries both languages, and shows the other where its own is empty', async () => {
    const { body } = await api.get('/api/baseinfo');
    expect(body).toMatchObject({
      data: {
        industrys: [
          {
            name: '塑料',
            name_cn: '塑料',
            name_en: 'Plastics',
            childlist: [{ name: 'Compounding', name_cn: '', name_en: 'Compounding' }],
          },
          {},
        ],
      },
    });
  });

  it("[API-10] is read by the contract's own client, with parameters in their one order", async () => {
    const asked: string[] = [];
    const send = async (path: string) => {
      asked.push(path);
      return api.get(path);
    };
    const { list, total } = await call(send, 'articleList', { page: 1, sid: '5' });
    expect([list.length, total]).toEqual([1, 1]);
    expect(asked).toEqual(['/api/article/list?sid=5&page=1']);
    await expect(call(send, 'articleInfo', { id: 9 })).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('editions', () => {
  it('[EDN-1] the host alone decides, whatever else is claimed', async () => {
    const claims = { 'x-forwarded-host': 'en.localhost:8080', cookie: 'edition=en' };
    const cn = await api.get('/api/baseinfo?edition=en&lang=en', 'cn', claims);
    expect(cn.body).toMatchObject({ data: { keywords: [{ title: '注塑机' }] } });
    const en = await api.get('/api/baseinfo', 'en');
    expect(en.body).toMatchObject({ data: { keywords: [{ title: 'extruder' }] } });
    expect((await api.get(paths.articleInfo, 'en')).status).toBe(404);
  });

  it('[EDN-1] a host that is neither edition is refused', async () => {
    for (const host of ['localhost', 'cn.localhost', 'evil.cn.localhost:8080', '']) {
      const { status, body, headers } = await api.send('GET', '/api/baseinfo', { host });
      expect([host, status]).toEqual([host, 421]);
      expect(body).toMatchObject({ code: 0, data: null });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('an article', () => {
  it('carries the tags of all it shows', async () => {
    const { headers } = await api.get(paths.articleInfo);
    expect(String(headers['xkey']).split(' ').sort()).toEqual([
      'cn:article:1000101',
      'cn:product:1000401',
      'cn:reference',
      'cn:supplier:1000201',
      'en:article:1000102',
    ]);
  });

  it('names its twin while that is live, and keeps its tag while it is not', async () => {
    const twinOf = async () => (await api.get(paths.articleInfo)).body;
    expect(await twinOf()).toMatchObject({
      data: { twin: { id: 1_000_102, diy_url: 'one-screw' } },
    });
    await published.delete('article', 'en', 1_000_102);
    expect(await twinOf()).toMatchObject({ data: { twin: null } });
    expect((await api.get(paths.articleInfo)).headers['xkey']).toContain('en:article:1000102');
    await published.put('article', 'en', toArticle('en', 1_000_102, { diy_url: 'one-screw' }));
  });

  it('is found by its slug on the edition that has slugs', async () => {
    const en = await api.get('/api/article/info?slug=one-screw', 'en');
    expect(en.body).toMatchObject({ code: 1, data: { id: 1_000_102, diy_url: 'one-screw' } });
    await published.put('article', 'cn', toArticle('cn', 1_000_103, { diy_url: 'one-screw' }));
    expect((await api.get('/api/article/info?slug=one-screw')).status).toBe(404);
    await published.delete('article', 'cn', 1_000_103);
  });

  it('that is not there is kept for 10 seconds under the tag that would bring it', async () => {
    const byId = await api.get('/api/article/info?id=1000999');
    expect([byId.status, byId.headers['cache-control'], byId.headers['xkey']]).toEqual([
      404,
      'public, max-age=0, s-maxage=10',
      'cn:article:1000999',
    ]);
    const bySlug = await api.get('/api/article/info?slug=no-such', 'en');
    expect([bySlug.status, bySlug.headers['xkey']]).toEqual([404, 'en:article-list']);
  });

  it('keeps characters of every plane', async () => {
    const title = '𠮷野家改造 🏭 “Größe” \\ 100 µm';
    await published.put('article', 'cn', toArticle('cn', 1_000_104, { title }));
    const { body } = await api.get('/api/article/info?id=1000104');
    expect(body).toMatchObject({ data: { title } });
    const list = await api.get('/api/article/list?keyword=%E6%94%B9%E9%80%A0');
    expect(list.body).toMatchObject({ data: { list: [{ title }, {}] } });
    await published.delete('article', 'cn', 1_000_104);
  });
});

describe('names', () => {
  it('[EDN-3] a renamed industry is read anew by itself, on its own edition alone', async () => {
    const industries = [toIndustry(5, { name: '塑料与橡胶' }), toIndustry(51, { parent: 5 })];
    await published.put('reference', 'cn', toReference({ version: 2, industries }));
    await vi.waitUntil(async () => (await api.get('/api/baseinfo')).text.includes('塑料与橡胶'), {
      timeout: 120_000,
      interval: 20,
    });
    expect((await api.get('/api/baseinfo', 'en')).text).not.toContain('塑料与橡胶');
    await published.put('reference', 'cn', toReference({ version: 3 }));
  });
});
