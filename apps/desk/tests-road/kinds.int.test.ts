import { type EditionId, type Kind, kinds } from '@ironbridge/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { database } from './database.ts';
import { findIndexed } from './indexed.ts';
import { waitFor } from './reader.ts';

/** One row for each kind: a record readers see, a change they notice, and the field of the document that shows it. */
interface Row {
  readonly collection: string;
  readonly edition: EditionId;
  readonly made: Readonly<Record<string, unknown>>;
  readonly changed: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly shows: unknown;
}

const mark = Date.now() % 1_000_000;
const published = { _status: 'published' } as const;

const rows: Readonly<Record<Kind, Row>> = {
  article: {
    collection: 'articles',
    edition: 'cn',
    made: { edition: 'cn', title: '类目测试', ...published },
    changed: { title: `类目测试 ${mark}`, ...published },
    field: 'title',
    shows: `类目测试 ${mark}`,
  },
  video: {
    collection: 'videos',
    edition: 'en',
    made: { edition: 'en', title: 'A table of kinds', ...published },
    changed: { title: `A table of kinds ${mark}`, ...published },
    field: 'title',
    shows: `A table of kinds ${mark}`,
  },
  video_block: {
    collection: 'video_blocks',
    edition: 'cn',
    made: { edition: 'cn', name: '工厂走访' },
    changed: { name: `工厂走访 ${mark}` },
    field: 'name',
    shows: `工厂走访 ${mark}`,
  },
  product: {
    collection: 'products',
    edition: 'en',
    made: { name_en: 'Metering pump', live_en: true },
    changed: { name_en: `Metering pump ${mark}` },
    field: 'name',
    shows: `Metering pump ${mark}`,
  },
  supplier: {
    collection: 'suppliers',
    edition: 'cn',
    made: { name_cn: '类目机械', live_cn: true },
    changed: { name_cn: `类目机械 ${mark}` },
    field: 'name',
    shows: `类目机械 ${mark}`,
  },
};

describe('every kind goes the road', () => {
  let desk = Desk.nobody();

  beforeAll(async () => {
    desk = await Desk.asAdministrator();
  });
  afterAll(() => database.end());

  it.each(kinds)('%s: made, changed and taken away in the desk, so in its index', async (kind) => {
    const { collection, edition, made, changed, field, shows } = rows[kind];
    const id = await desk.make(collection, made);
    await waitFor(async () => (await findIndexed(kind, edition, id)) !== undefined);

    const answer = await desk.send('PATCH', `/${collection}/${id}`, changed);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const took = await waitFor(
      async () => (await findIndexed(kind, edition, id))?.[field] === shows,
    );
    console.log(`${kind}: ${took} ms`);

    await desk.send('DELETE', `/${collection}/${id}`);
    await waitFor(async () => (await findIndexed(kind, edition, id)) === undefined);
  });
});
