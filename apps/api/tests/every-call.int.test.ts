import { type CallName, call, calls, envelopeOf } from '@ironbridge/contract';
import { editionIds, twinOf } from '@ironbridge/domain';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { apiCalls, isAsked, pathOf } from './asked.ts';
import { askEdge, sendTo, tagsOf } from './edge.ts';

it('[API-7] every call there is has its question here', () => {
  expect(apiCalls.filter((name) => !isAsked(name))).toEqual([]);
});

describe.each(editionIds)('over the edge, %s', (edition) => {
  const send = sendTo(edition);

  it.each(apiCalls)(
    '[API-1] [API-9] %s answers as its schema says, kept under tags',
    async (name) => {
      const got = await askEdge(edition, await pathOf(name, edition));
      expect([got.status, got.text.slice(0, 9)]).toEqual([200, '{"code":1']);
      const schema = envelopeOf(calls[name].data);
      expect(Value.Errors(schema, got.body)).toEqual([]);
      expect(Value.Clean(schema, structuredClone(got.body))).toEqual(got.body);
      expect(got.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      expect(tagsOf(got).every((tag) => /^(?:cn|en):[a-z]/.test(tag))).toBe(true);
      expect(tagsOf(got).some((tag) => tag.startsWith(`${edition}:`))).toBe(true);
      expect(got.text).not.toMatch(/"(?:file_key|body_text|schema)":/);
    },
  );

  const missing = {
    articleInfo: 'article',
    videoInfo: 'video',
    magInfo: 'issue',
    paperInfo: 'paper',
    mediaInfo: 'media_item',
    jobInfo: 'vacancy',
    productInfo: 'product',
    supplierInfo: 'supplier',
    showInfo: 'show',
    articleNeighbours: 'article',
  } as const satisfies Partial<Record<CallName, string>>;

  it.each(Object.entries(missing))(
    '[API-1] %s of nothing is kept shortly, until a %s of that id comes',
    async (name, kind) => {
      const { path } = calls[name as keyof typeof missing];
      const got = await askEdge(edition, `${path}?id=999`);
      expect([got.status, got.body]).toMatchObject([404, { code: 0, data: null }]);
      expect(got.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
      expect(tagsOf(got)).toEqual([`${edition}:${kind}:999`]);
    },
  );

  it.each([
    ['/api/page/info?path=/no/such', 'page-list'],
    ['/api/redirect?path=/no/such', 'redirect-list'],
    ['/api/related?kind=show&id=999', 'show:999'],
  ])('%s is kept shortly under %s', async (path, tag) => {
    const got = await askEdge(edition, path);
    expect([got.status, ...tagsOf(got)]).toEqual([404, `${edition}:${tag}`]);
  });

  it.each(['articleList', 'videoList', 'magList', 'paperList'] as const)(
    '[API-4] %s takes sid, page and rows',
    async (name) => {
      const all = await call(send, name, {});
      const filed = await call(send, name, { sid: '5' });
      expect(filed.total).toBeLessThanOrEqual(all.total);
      const one = await call(send, name, { page: 2, rows: 1 });
      expect(one.total).toBe(all.total);
      expect(one.list.map(({ id }) => id)).toEqual(all.list.slice(1, 2).map(({ id }) => id));
      expect(tagsOf(await askEdge(edition, `${calls[name].path}?sid=5`))).toContainEqual(
        expect.stringMatching(/-list:i5$/),
      );
    },
  );

  it('[API-2] names, keywords, neighbours and tags come as lists', async () => {
    const base = await call(send, 'baseinfo', {});
    expect((await call(send, 'keywords', {})).list).toEqual(base.keywords);
    const { list: tags } = await call(send, 'tagList', {});
    const grades = tags.map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => b - a));
    const { list: filed } = await call(send, 'tagList', { sid: '5' });
    expect(tags).toEqual(expect.arrayContaining(filed));
    const { list: neighbours } = await call(send, 'blogrolls', {});
    for (const { url } of neighbours) expect(url).toMatch(/^https?:\/\//);
  });

  it('[API-2] the tree counts what an industry holds', async () => {
    const { tree } = await call(send, 'industryTree', {});
    const plastics = tree.flatMap(({ industrys }) => industrys).find(({ id }) => id === 5);
    const totalOf = async (
      name: 'articleList' | 'videoList' | 'magList' | 'paperList' | 'productList' | 'supplierList',
    ) => (await call(send, name, { sid: '5', rows: 1 })).total;
    expect(plastics?.counts).toEqual({
      news: await totalOf('articleList'),
      videos: await totalOf('videoList'),
      magazines: await totalOf('magList'),
      papers: await totalOf('paperList'),
      products: await totalOf('productList'),
      suppliers: await totalOf('supplierList'),
    });
    expect(plastics?.childlist.length).toBeGreaterThan(0);
  });

  it('[API-9] an issue says its magazine as the specification does', async () => {
    const { list } = await call(send, 'magList', { rows: 1 });
    const [issue] = list;
    expect(issue?.mag).toMatchObject({ mag_title_cn: expect.any(String) as string });
    const mid = String(issue?.mag?.id);
    const { list: ofIt } = await call(send, 'magList', { mid });
    expect(new Set(ofIt.map(({ mag }) => String(mag?.id)))).toEqual(new Set([mid]));
    const { list: inChinese } = await call(send, 'magList', { lang: 'cn' });
    expect(new Set(inChinese.map(({ lang }) => lang))).toEqual(new Set(['cn']));
  });

  it('[API-7] the front page shows nothing twice', async () => {
    const home = await call(send, 'home', {});
    const { lead, seconds, latest, picks, overseas } = home;
    expect(lead).not.toBeNull();
    const shown = [lead, ...seconds, ...latest, ...picks, ...overseas];
    const ids = shown.flatMap((card) => card?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(home.counts.articles).toBe((await call(send, 'articleList', { rows: 1 })).total);
    expect(home.counts.demands).toBe((await call(send, 'demandList', { rows: 1 })).total);
    expect(home.counts.supplies).toBe((await call(send, 'supplyList', { rows: 1 })).total);
    const checked = home.suppliers.map(({ certificates }) =>
      certificates.some(({ expired, checked_on }) => !expired && checked_on),
    );
    expect(new Set(checked)).toEqual(new Set([true]));
    const months = home.calendar.map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
  });

  it('[API-7] the calendar has twelve months, each with what falls in it and is not over', async () => {
    const { months, total, facets } = await call(send, 'showCalendar', { rows: 20 });
    expect(months).toHaveLength(12);
    const coming = await call(send, 'showList', { upcoming: 1, rows: 1 });
    expect(total).toBe(coming.total);
    for (const { month, count, shows } of months) {
      const list = await call(send, 'showList', { month, upcoming: 1, rows: 1 });
      expect([month, count]).toEqual([month, list.total]);
      for (const { from, to } of shows)
        expect(from.slice(0, 7) <= month && to.slice(0, 7) >= month).toBe(true);
    }
    const [country] = facets.country;
    const there = await call(send, 'showCalendar', { country: country?.name ?? '' });
    expect(there.total).toBe(country?.count);
  });

  it('[API-7] an industry’s front counts what its lists hold', async () => {
    const front = await call(send, 'industryFront', { id: 5 });
    for (const [name, counted] of [
      ['articleList', front.counts.articles],
      ['productList', front.counts.products],
      ['supplierList', front.counts.suppliers],
      ['paperList', front.counts.papers],
    ] as const) {
      const { total } = await call(send, name, { sid: '5', rows: 1 });
      expect([name, counted]).toEqual([name, total]);
    }
    const checked = front.suppliers.map(({ certificates }) =>
      certificates.some(({ expired, checked_on }) => !expired && checked_on),
    );
    expect(checked.every(Boolean)).toBe(true);
  });

  it('[API-7] what is related is never the item itself', async () => {
    const { list } = await call(send, 'articleList', { sid: '5', rows: 10 });
    for (const { id } of list) {
      const { articles } = await call(send, 'related', { kind: 'article', id, rows: 20 });
      expect(articles.map((article) => article.id)).not.toContain(id);
    }
  });

  it('[API-7] neighbours know each other', async () => {
    const { list } = await call(send, 'articleList', { rows: 3 });
    const ids = list.map(({ id }) => id);
    const { earlier, next } = await call(send, 'articleNeighbours', { id: ids[1] ?? 0 });
    expect([next?.id, earlier?.id]).toEqual([ids[0], ids[2]]);
    const newest = await call(send, 'articleNeighbours', { id: ids[0] ?? 0 });
    expect(newest.next).toBeNull();
  });

  it('[API-7] twins lead to each other', async () => {
    const other = sendTo(twinOf(edition));
    const about = await call(send, 'pageInfo', { path: '/about' });
    const there = await call(other, 'pageInfo', { path: about.twin?.path ?? '' });
    expect(there.twin).toEqual({ id: about.id, path: about.path });
  });

  it('[API-7] an old path leads to its new one, with what it carried', async () => {
    expect(await call(send, 'redirect', { path: '/privacy' })).toEqual({
      to: '/about/policy',
      permanent: true,
    });
    const kept = await call(send, 'redirect', { path: '/news/2019/x.html?keyword=泵&page=2' });
    expect(kept.to).toBe('/articles?keyword=%E6%B3%B5&page=2');
  });
});
