import { type CallData, call, calls, envelopeOf } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { type BannerDocument, documentSchema } from '@ironbridge/search';
import { loadStackEnv } from '@ironbridge/stack';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toReference } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';

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
  await vi.waitUntil(() => api.isReady(), { timeout: 10_000 });
});

afterAll(async () => {
  await api.close();
  await published.drop();
});

const ids = ({ banners }: CallData<'bannerPlace'>) => banners.map(({ id }) => id).sort();
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
    await put('cn', 1_000_020, { code: 'ending', to: soon(3) });
    const { headers, body } = await api.get('/api/banner/place?code=ending');
    expect(body).toMatchObject({ data: { banners: [{ id: 1_000_020 }] } });
    expect(headers['cache-control']).toMatch(/s-maxage=[012]$/);
    await vi.waitUntil(async () => ids(await place({ code: 'ending' })).length === 0, {
      timeout: 5000,
    });
    const after = await api.get('/api/banner/place?code=ending');
    expect(after.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    await put('cn', 1_000_021, { code: 'coming', from: soon(30) });
    const coming = await api.get('/api/banner/place?code=coming');
    expect(coming.headers['cache-control']).toMatch(/s-maxage=2\d$/);
  });
});
