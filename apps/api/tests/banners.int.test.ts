import { type CallData, call, calls, envelopeOf, post, postCalls } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { type BannerDocument, documentSchema } from '@ironbridge/search';
import { loadStackEnv } from '@ironbridge/stack';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BannerSigner, type SignedBanner } from '../src/modules/banner/banner-token.ts';
import { toReference } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { bannerKey, RunningApi } from './running-api.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('banners', engine);
let api: RunningApi;

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function put(edition: EditionId, id: number, over: Partial<BannerDocument>): Promise<void> {
  const banner: BannerDocument = {
    schema: documentSchema,
    id,
    edition,
    updated_at: '2026-11-14T16:30:00.000Z',
    code: 'home_top_cn',
    title: `广告 ${id}`,
    image: null,
    image2: null,
    target: 'https://advertiser.example/secret-landing',
    from: null,
    to: null,
    weight: 1,
    industries: [],
    industry_path: [],
    ...over,
  };
  await published.put('banner', edition, banner);
}

beforeAll(async () => {
  await published.create();
  await published.put('reference', 'cn', toReference());
  await published.put('reference', 'en', toReference());
  await put('cn', 1_000_001, {});
  await put('cn', 1_000_002, { from: soon(-60), to: soon(3600), weight: 5 });
  await put('cn', 1_000_003, { to: soon(-1) });
  await put('cn', 1_000_004, { from: soon(3600) });
  await put('cn', 1_000_005, { industries: [5] });
  await put('cn', 1_000_006, { code: 'banner_5_cn', industries: [5] });
  await put('cn', 1_000_007, { code: 'banner_5_cn', industries: [7] });
  await put('en', 1_000_008, { code: 'home_top_en' });
  api = await RunningApi.start({ OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
});

afterAll(async () => {
  await api.close();
  await published.drop();
});

const sendTo = (edition: EditionId) => (path: string, json: string) =>
  api.post(path, json, { host: `${edition}.localhost:8080` });
const ids = ({ banners }: CallData<'bannerPlace'>) =>
  banners.map(({ id }) => id).sort((a, b) => a - b);
const place = (query: { code: string; sid?: number }, edition: EditionId = 'cn') =>
  call((path) => api.get(path, edition), 'bannerPlace', query);

describe('the banners of a place', () => {
  it('[API-9] have the fields of the contract, and say to nobody where they lead', async () => {
    const { body, text, headers } = await api.get('/api/banner/place?code=home_top_cn');
    const schema = envelopeOf(calls.bannerPlace.data);
    expect(Value.Errors(schema, body)).toEqual([]);
    expect(Value.Clean(schema, structuredClone(body))).toEqual(body);
    expect(text).not.toContain('advertiser.example');
    expect(String(headers['xkey']).split(' ')).toContain('cn:banner-list');
  });

  it('are those of the edition whose time it is', async () => {
    expect(ids(await place({ code: 'home_top_cn' }))).toEqual([1_000_001, 1_000_002]);
    expect(ids(await place({ code: 'home_top_en' }, 'en'))).toEqual([1_000_008]);
    expect(ids(await place({ code: 'home_top_cn' }, 'en'))).toEqual([]);
  });

  it('booked for industries, are on their pages and on those of the industries below', async () => {
    const all = [1_000_001, 1_000_002, 1_000_005];
    expect(ids(await place({ code: 'home_top_cn', sid: 5 }))).toEqual(all);
    expect(ids(await place({ code: 'home_top_cn', sid: 51 }))).toEqual(all);
    expect(ids(await place({ code: 'home_top_cn', sid: 7 }))).toEqual([1_000_001, 1_000_002]);
    expect(ids(await place({ code: 'banner_5_cn' }))).toEqual([1_000_006]);
  });

  it('of a place that nobody knows are none, and of no place an error', async () => {
    expect(ids(await place({ code: 'nowhere' }))).toEqual([]);
    for (const query of ['', '?code=', '?code=a.b', `?code=${'x'.repeat(61)}`, '?code=a&sid=-1']) {
      expect((await api.get(`/api/banner/place${query}`)).status).toBe(400);
    }
  });

  it('are kept until the next of them begins or ends, and gone by the clock alone', async () => {
    await put('cn', 1_000_020, { code: 'ending', to: soon(30) });
    const { headers, body } = await api.get('/api/banner/place?code=ending');
    expect(body).toMatchObject({ data: { banners: [{ id: 1_000_020 }] } });
    expect(headers['cache-control']).toMatch(/s-maxage=[12]?\d$/);
    await put('cn', 1_000_020, { code: 'ending', to: soon(1) });
    await vi.waitUntil(async () => ids(await place({ code: 'ending' })).length === 0, {
      timeout: 120_000,
    });
    const after = await api.get('/api/banner/place?code=ending');
    expect(after.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    await put('cn', 1_000_021, { code: 'coming', from: soon(30) });
    const coming = await api.get('/api/banner/place?code=coming');
    expect(coming.headers['cache-control']).toMatch(/s-maxage=2\d$/);
  });
});

describe('a call for the banners of a place', () => {
  it('[API-3] answers data.banners, as the cached one does', async () => {
    const { status, body, headers } = await api.post('/api/banner/list', { code: 'banner_5_cn' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual((await api.get('/api/banner/place?code=banner_5_cn')).body);
    expect(Value.Errors(envelopeOf(postCalls.bannerList.data), body)).toEqual([]);
    const first = await post(sendTo('cn'), 'bannerList', { code: 'banner_5_cn' });
    expect(first.banners).toMatchObject([{ id: 1_000_006, title: '广告 1000006' }]);
  });

  it('[API-3] says in vain what it does not know, and no to what it cannot read', async () => {
    const nothing = await api.post('/api/banner/list', { code: 'nowhere' });
    expect(nothing.body).toEqual({ code: 1, msg: '', data: { banners: [] } });
    for (const bad of [{}, { code: 5 }, { code: ['a'] }, { code: 'a', edition: 'en' }, [], '{']) {
      const { status, body } = await api.post('/api/banner/list', bad);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 0, data: null });
    }
  });
});

describe('following a banner', () => {
  const signer = new BannerSigner([bannerKey]);
  const follow = (signed: SignedBanner, edition: EditionId = 'cn') =>
    post(sendTo(edition), 'bannerClick', signed);
  const claim = { id: 1_000_001, edition: 'cn', place: 'home_top_cn' } as const;
  const now = Date.now();

  it('[HDR-12] leads from the token and sign of a list to the desk’s address', async () => {
    const { banners } = await post(sendTo('cn'), 'bannerList', { code: 'home_top_cn' });
    const [{ token, sign } = { token: '', sign: '' }] = banners;
    expect(await follow({ token, sign })).toEqual({
      url: 'https://advertiser.example/secret-landing',
    });
  });

  it('leads to a page of the edition where its address is a path', async () => {
    await put('cn', 1_000_030, { target: '/showroom/products?sid=5' });
    const url = 'http://cn.localhost:8080/showroom/products?sid=5';
    expect(await follow(signer.sign({ ...claim, id: 1_000_030 }, now))).toEqual({ url });
  });

  it('[SEC-23] refuses what is forged, cut short, expired or swapped', async () => {
    const { token, sign } = signer.sign(claim, now);
    const other = signer.sign({ ...claim, id: 1_000_002 }, now);
    const forger = new BannerSigner(['x'.repeat(32)]);
    const refused = [
      { token, sign: other.sign },
      { token: other.token, sign },
      { token, sign: sign.slice(0, -1) },
      { token: token.slice(0, -1), sign },
      { token: token.replace('.cn.', '.en.'), sign },
      forger.sign(claim, now),
      signer.sign(claim, now - 60 * 3_600_000),
    ];
    for (const signed of refused) {
      await expect(follow(signed)).rejects.toMatchObject({ statusCode: 403 });
    }
  });

  it('[SEC-23] refuses another edition’s, an ended, a coming and a vanished banner', async () => {
    await put('cn', 1_000_031, { target: 'mailto:sales@advertiser.example' });
    await expect(follow(signer.sign(claim, now), 'en')).rejects.toMatchObject({ statusCode: 403 });
    for (const id of [1_000_003, 1_000_004, 1_000_031, 1_999_999]) {
      const signed = signer.sign({ ...claim, id }, now);
      await expect(follow(signed)).rejects.toMatchObject({ statusCode: 403 });
    }
  });

  it('[SEC-23] never follows an address of the request', async () => {
    const signed = { ...signer.sign(claim, now), url: 'https://evil.example' };
    expect((await api.post('/api/banner/click', signed)).status).toBe(400);
  });
});
