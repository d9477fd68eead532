import { isDeepStrictEqual } from 'node:util';
import { type EditionId, type Kind, kinds } from '@ironbridge/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { makePicture, makePrivateFile, smallPdf } from '../tests/sample-files.ts';
import { database } from './database.ts';
import { findIndexed } from './indexed.ts';
import { waitFor } from './reader.ts';
import { setAside } from './set-aside.ts';

/** One row for each kind: a record readers see, a change they notice, and what the document shows of it. */
interface Row {
  readonly collection: string;
  readonly edition: EditionId;
  readonly made: Readonly<Record<string, unknown>>;
  /** Fields that name other records, which are made first. */
  readonly needs?: (desk: Desk) => Promise<Readonly<Record<string, unknown>>>;
  /** There is one in each edition: the one that is there steps aside. */
  readonly only?: true;
  readonly changed: Readonly<Record<string, unknown>>;
  readonly shows: Readonly<Record<string, unknown>>;
}

const mark = Date.now() % 1_000_000;
const published = { _status: 'published' } as const;

const rows: Readonly<Record<Kind, Row>> = {
  article: {
    collection: 'articles',
    edition: 'cn',
    made: { edition: 'cn', title: '类目测试', ...published },
    changed: { title: `类目测试 ${mark}`, ...published },
    shows: { title: `类目测试 ${mark}` },
  },
  video: {
    collection: 'videos',
    edition: 'en',
    made: { edition: 'en', title: 'A table of kinds', ...published },
    changed: { title: `A table of kinds ${mark}`, ...published },
    shows: { title: `A table of kinds ${mark}` },
  },
  video_block: {
    collection: 'video_blocks',
    edition: 'cn',
    made: { edition: 'cn', name: '工厂走访' },
    changed: { name: `工厂走访 ${mark}` },
    shows: { name: `工厂走访 ${mark}` },
  },
  paper: {
    collection: 'white_papers',
    edition: 'en',
    made: { edition: 'en', title: 'A paper on kinds', ...published },
    needs: async (desk) => ({ file: await makePrivateFile(desk) }),
    changed: { inside: [{ text: `Point ${mark}` }], pages: 12, ...published },
    shows: { inside: [`Point ${mark}`], pages: 12, bytes: smallPdf.length },
  },
  page: {
    collection: 'pages',
    edition: 'cn',
    made: { edition: 'cn', title: '关于类目', path: `/about/kinds-${mark}`, ...published },
    changed: { path: `/about/kinds-${mark}-b`, ...published },
    shows: { path: `/about/kinds-${mark}-b` },
  },
  media_item: {
    collection: 'media_items',
    edition: 'cn',
    made: { edition: 'cn', title: '类目获奖', kind: 'award', date: '2026-05-01', ...published },
    changed: { title: `类目获奖 ${mark}`, ...published },
    shows: { title: `类目获奖 ${mark}` },
  },
  banner: {
    collection: 'banners',
    edition: 'en',
    made: { edition: 'en', code: 'home_top_en', title: 'Kinds Ltd', target: '/articles' },
    needs: async (desk) => ({ image: await makePicture(desk) }),
    changed: { weight: 7 },
    shows: { weight: 7 },
  },
  blogroll: {
    collection: 'blogrolls',
    edition: 'cn',
    made: { edition: 'cn', title: '邻居', url: 'example.com' },
    changed: { url: `example.com/${mark}` },
    shows: { url: `http://example.com/${mark}` },
  },
  front_page: {
    collection: 'front_pages',
    edition: 'en',
    made: { edition: 'en' },
    only: true,
    needs: async (desk) => {
      const story = { edition: 'en', title: 'On the front page', ...published };
      const item = { relationTo: 'articles', value: await desk.make('articles', story) };
      return { slots: [{ place: 'lead', item }] };
    },
    changed: { slots: [] },
    shows: { slots: [] },
  },
  product: {
    collection: 'products',
    edition: 'en',
    made: { name_en: 'Metering pump', live_en: true },
    changed: { name_en: `Metering pump ${mark}` },
    shows: { name: `Metering pump ${mark}` },
  },
  supplier: {
    collection: 'suppliers',
    edition: 'cn',
    made: { name_cn: '类目机械', live_cn: true },
    changed: { name_cn: `类目机械 ${mark}` },
    shows: { name: `类目机械 ${mark}` },
  },
  magazine: {
    collection: 'magazines',
    edition: 'en',
    made: { mag_title_cn: '类目月刊' },
    changed: { mag_title_cn: `类目月刊 ${mark}` },
    shows: { mag_title: `类目月刊 ${mark}` },
  },
  issue: {
    collection: 'issues',
    edition: 'cn',
    made: { year: 2026, period: 6, lang: 'cn', date: '2026-06-01', live_cn: true },
    needs: async (desk) => ({
      magazine: await desk.make('magazines', { mag_title_cn: '类目月刊' }),
    }),
    changed: { contents: [{ title: `目录 ${mark}`, page: 3 }] },
    shows: { contents: [{ title: `目录 ${mark}`, page: 3, article: null }] },
  },
  show: {
    collection: 'shows',
    edition: 'en',
    made: { name_en: 'Kinds Expo', from: '2027-03-01', to: '2027-03-04', live_en: true },
    changed: { name_en: `Kinds Expo ${mark}` },
    shows: { name: `Kinds Expo ${mark}` },
  },
  listing: {
    collection: 'listings',
    edition: 'cn',
    made: { kind: 'demand', title_cn: '求购类目', state: 'live', live_cn: true },
    changed: { title_cn: `求购类目 ${mark}` },
    shows: { title: `求购类目 ${mark}` },
  },
  office: {
    collection: 'offices',
    edition: 'cn',
    made: { name_cn: '上海办事处' },
    changed: { phone: `021-${mark}` },
    shows: { phone: `021-${mark}` },
  },
  person: {
    collection: 'people',
    edition: 'en',
    made: { name_en: 'Ada Kinds' },
    changed: { position_en: `Editor ${mark}` },
    shows: { position: `Editor ${mark}` },
  },
  vacancy: {
    collection: 'vacancies',
    edition: 'en',
    made: { title_en: 'Sub-editor', live_en: true },
    changed: { title_en: `Sub-editor ${mark}` },
    shows: { title: `Sub-editor ${mark}` },
  },
  milestone: {
    collection: 'milestones',
    edition: 'cn',
    made: { year: 1998, title_cn: '创刊' },
    changed: { title_cn: `创刊 ${mark}` },
    shows: { title: `创刊 ${mark}` },
  },
  term: {
    collection: 'terms',
    edition: 'en',
    made: { cn: ['注塑'], en: ['injection moulding'] },
    changed: { cn: ['注塑', `射出 ${mark}`] },
    shows: { cn: ['注塑', `射出 ${mark}`] },
  },
  redirect: {
    collection: 'redirects',
    edition: 'cn',
    made: { from: `/kinds-${mark}`, to: '/articles', edition: 'both' },
    changed: { to: `/articles?keyword=${mark}` },
    shows: { to: `/articles?keyword=${mark}` },
  },
};

describe('every kind goes the road', () => {
  let desk = Desk.nobody();

  beforeAll(async () => {
    desk = await Desk.asAdministrator();
  });
  afterAll(() => database.end());

  it.each(kinds)('%s: made, changed and taken away in the desk, so in its index', async (kind) => {
    const { collection, edition, made, needs, only, changed, shows } = rows[kind];
    const aside = only ? await setAside(desk, collection, edition) : undefined;
    const id = await desk.make(collection, { ...made, ...(await needs?.(desk)) });
    await waitFor(async () => (await findIndexed(kind, edition, id)) !== undefined);

    const answer = await desk.send('PATCH', `/${collection}/${id}`, changed);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await waitFor(async () => {
      const document = await findIndexed(kind, edition, id);
      return Object.entries(shows).every(([field, value]) =>
        isDeepStrictEqual(document?.[field], value),
      );
    });

    await desk.send('DELETE', `/${collection}/${id}`);
    await waitFor(async () => (await findIndexed(kind, edition, id)) === undefined);
    if (aside) await desk.make(collection, aside);
  });
});
