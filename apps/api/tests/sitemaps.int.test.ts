import {
  type EditionId,
  editionIds,
  findItemPath,
  listedScreens,
  listTag,
  pagedKinds,
} from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toArticle, toProduct, toReference } from './documents.ts';
import { askEdgeText, tagsOf } from './edge.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';
import { toListing } from './trade-documents.ts';
import { parseXml, textOf, type XmlElement } from './xml.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('sitemaps', engine);
const cn = 'http://cn.localhost:8080';
const en = 'http://en.localhost:8080';
const recently = new Date(Date.now() - 3_600_000).toISOString();
const longAgo = '2026-01-01T00:00:00.000Z';
let api: RunningApi;

beforeAll(async () => {
  await published.create();
  for (const edition of editionIds) await published.put('reference', edition, toReference());
  await published.putMany('article', 'cn', [
    toArticle('cn', 457_447, { publish_time: longAgo }),
    toArticle('cn', 1_000_000, {
      title: '塑料 <&> “橡胶”',
      publish_time: recently,
      twin_id: 1_000_001,
    }),
    toArticle('cn', 1_049_999, { publish_time: longAgo, twin_id: 1_000_099 }),
    toArticle('cn', 1_050_000, { publish_time: recently, url: 'https://elsewhere.example/' }),
  ]);
  await published.putMany('article', 'en', [
    toArticle('en', 1_000_001, { diy_url: 'one-screw', publish_time: longAgo, twin_id: 1_000_000 }),
  ]);
  // More than are read at once, and across two parts.
  const ids = Array.from({ length: 12_000 }, (_, at) => 1_092_000 + at);
  const products = ids.map((id) => toProduct('cn', id));
  await published.putMany('product', 'cn', products);
  await published.putMany('product', 'en', [toProduct('en', 1_099_999)]);
  await published.putMany('listing', 'cn', [toListing('cn', 1_000_005, { kind: 'supply' })]);
  api = await RunningApi.start({ OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
});

afterAll(async () => {
  await api.close();
  await published.drop();
});

const places = (root: XmlElement) => root.children.map((child) => textOf(child, 'loc') ?? '');
const read = async (path: string, edition: EditionId = 'cn') => {
  // At a moment when the engine has no time for so much, api says so.
  const answer = await vi.waitFor(
    async () => {
      const got = await api.getText(path, edition);
      expect(got.status).toBe(200);
      return got;
    },
    { timeout: 120_000 },
  );
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return { ...answer, root: parseXml(answer.text) };
};
const alternatesOf = (url: XmlElement | undefined) =>
  url?.children.flatMap(({ name, attributes }) =>
    name === 'xhtml:link' ? [[attributes['hreflang'], attributes['href']]] : [],
  );

describe('[SEO-4] sitemaps', () => {
  it('an index names the parts that hold something, of the kinds that have a screen', async () => {
    const { root, headers } = await read('/sitemap.xml');
    expect(root.name).toBe('sitemapindex');
    expect(places(root)).toEqual([
      `${cn}/sitemap/screens.xml`,
      `${cn}/sitemap/article-9.xml`,
      `${cn}/sitemap/article-20.xml`,
      `${cn}/sitemap/article-21.xml`,
      `${cn}/sitemap/product-21.xml`,
      `${cn}/sitemap/product-22.xml`,
      `${cn}/sitemap/listing-20.xml`,
    ]);
    expect(textOf(root.children[1], 'lastmod')).toBe('2026-11-14T16:30:00.000Z');
    expect(headers['cache-control']).toContain('s-maxage=60');
    const lists = pagedKinds.map((kind) => listTag('cn', kind));
    expect(headers['xkey']).toBe(lists.join(' '));
  });

  it('a part holds what is in its range, with the twins that are live', async () => {
    const { root, headers } = await read('/sitemap/article-20.xml');
    expect(places(root)).toEqual([`${cn}/article/1000000`, `${cn}/article/1049999`]);
    expect(root.children.map(alternatesOf)).toEqual([
      [
        ['zh-CN', `${cn}/article/1000000`],
        ['en', `${en}/article/one-screw`],
      ],
      [],
    ]);
    expect(headers['xkey']).toBe('cn:article-list');
    const other = await read('/sitemap/article-20.xml', 'en');
    expect(places(other.root)).toEqual([`${en}/article/one-screw`]);
    expect(alternatesOf(other.root.children[0])?.[1]).toEqual(['zh-CN', `${cn}/article/1000000`]);
  });

  it('what has its address elsewhere, or does not exist, is not here', async () => {
    for (const part of [
      'article-21',
      'article-3',
      'page-20',
      'banner-20',
      'article',
      'article-x',
      'article-42948',
      'article-42949',
    ]) {
      const { status, headers } = await api.getText(`/sitemap/${part}.xml`);
      expect([part, status]).toEqual([part, 404]);
      expect(headers['content-type']).toContain('json');
    }
  });

  it('thousands come in order and none twice, whichever kind', async () => {
    const { root } = await read('/sitemap/product-21.xml');
    expect(places(root)).toEqual(
      Array.from({ length: 8000 }, (_, at) => `${cn}/showroom/products/info/${1_092_000 + at}`),
    );
    expect(alternatesOf(root.children.at(-1))).toHaveLength(2);
    expect(alternatesOf(root.children.at(-2))).toHaveLength(0);
    expect(places((await read('/sitemap/product-22.xml')).root)).toHaveLength(4000);
    expect(places((await read('/sitemap/listing-20.xml')).root)).toEqual([
      `${cn}/showroom/supply/1000005`,
    ]);
  });

  it('screens and industries’ sites are in one of their own', async () => {
    const { root, headers } = await read('/sitemap/screens.xml', 'en');
    expect(places(root)).toEqual([
      ...listedScreens.map((path) => en + path),
      `${en}/i/plastics`,
      `${en}/i/plastics/51`,
      `${en}/i/industry-7`,
    ]);
    expect(headers['xkey']).toBe('en:reference');
  });

  it('news are of the last two days, with title, time and language', async () => {
    const { root } = await read('/sitemap/news.xml');
    expect(places(root)).toEqual([`${cn}/article/1000000`]);
    const news = root.children[0]?.children.find(({ name }) => name === 'news:news');
    expect(textOf(news, 'news:title')).toBe('塑料 <&> “橡胶”');
    expect(Date.parse(textOf(news, 'news:publication_date') ?? '')).toBe(
      Math.floor(Date.parse(recently) / 1000) * 1000,
    );
    const publication = news?.children.find(({ name }) => name === 'news:publication');
    expect(textOf(publication, 'news:language')).toBe('zh-cn');
  });

  it('an engine that is away is said before anything is promised', async () => {
    const lonely = await RunningApi.start({ OPENSEARCH_URLS: 'http://127.0.0.1:1' });
    expect((await lonely.getText('/sitemap/article-20.xml')).status).toBe(503);
    await lonely.close();
  });
});

describe.each(editionIds)('[SEO-4] the demo’s %s articles', (edition) => {
  it('are all in the sitemaps, through the edge', async () => {
    const index = parseXml((await askEdgeText(edition, '/sitemap.xml')).text);
    const found: string[] = [];
    for (const place of places(index).filter((href) => href.includes('/article-'))) {
      const part = await askEdgeText(edition, new URL(place).pathname);
      expect(tagsOf(part)).toContain(`${edition}:article-list`);
      found.push(...places(parseXml(part.text)).map((href) => new URL(href).pathname));
    }
    expect(found.sort()).toEqual((await articlePaths(edition)).sort());
  });
});

async function articlePaths(edition: EditionId): Promise<string[]> {
  const answer = await request(`${engine}/${aliasOf('article', edition)}/_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 10_000, _source: ['id', 'diy_url', 'url'] }),
  });
  const { hits } = (await answer.body.json()) as {
    hits: { hits: { _source: { id: number; diy_url: string | null; url: string | null } }[] };
  };
  return hits.hits.flatMap(({ _source }) => findItemPath('article', edition, _source) ?? []);
}
