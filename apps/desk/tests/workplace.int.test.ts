import { loadStackEnv } from '@ironbridge/stack';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, messageOf, toList, toRecord } from './desk-client.ts';
import { pixels } from './picture.ts';
import { toBlock, toBody } from './sample-text.ts';

const database = new pg.Pool({ connectionString: loadStackEnv()['DATABASE_URL'], max: 2 });
afterAll(() => database.end());

describe('the desk as a workplace', () => {
  const editor = { cn: Desk.nobody(), en: Desk.nobody() };
  let administrator = Desk.nobody();
  beforeAll(async () => {
    administrator = await Desk.asAdministrator();
    editor.cn = await Desk.as('editor_cn');
    editor.en = await Desk.as('editor_en');
  });

  const bring = async (data: object) =>
    editor.cn.upload(await pixels(), 'a.png', 'image/png', data);

  it('a picture says what it shows, in one language at least', async () => {
    const refused = await bring({});
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('alt_cn');
    expect((await bring({ alt_cn: '车间' })).status).toBe(201);
  });

  it('a picture, supplier and product know where they are used, in drafts as well', async () => {
    const picture = Number(toRecord(toRecord((await bring({ alt_cn: '图' })).body)['doc'])['id']);
    const supplier = await editor.cn.make('suppliers', { name_cn: '海川', logo: picture });
    const product = await editor.cn.make('products', {
      name_cn: '机',
      supplier,
      pictures: [picture],
    });
    const article = await editor.cn.make('articles', { title: '用图' });
    await editor.cn.send('PATCH', `/articles/${article}`, { cover: picture, products: [product] });
    const usesOf = async (collection: string, id: number) =>
      toList((await editor.en.read(`/${collection}/${id}/usage`))['uses'])
        .map((use) => `${String(use['collection'])}:${String(use['id'])}`)
        .sort();
    expect(await usesOf('media', picture)).toEqual(
      [`articles:${article}`, `products:${product}`, `suppliers:${supplier}`].sort(),
    );
    expect(await usesOf('suppliers', supplier)).toEqual([`products:${product}`]);
    expect(await usesOf('products', product)).toEqual([`articles:${article}`]);
    expect((await Desk.nobody().send('GET', `/media/${picture}/usage`)).status).toBe(403);
  });

  it('a picture and a product know the drafts that show them within the text', async () => {
    const picture = Number(toRecord(toRecord((await bring({ alt_cn: '图' })).body)['doc'])['id']);
    const product = await editor.cn.make('products', { name_cn: '机' });
    const article = await editor.cn.make('articles', {
      title: '文中用图',
      body: toBody(
        toBlock('gallery', { pictures: [{ picture }, { picture }] }),
        toBlock('product_card', { product }),
      ),
    });
    const usersOf = async (path: string) =>
      toList((await editor.en.read(`${path}/usage`))['uses']).map(({ id }) => id);
    expect(await usersOf(`/media/${picture}`)).toEqual([article]);
    expect(await usersOf(`/products/${product}`)).toEqual([article]);
    await editor.cn.send('PATCH', `/articles/${article}`, {
      body: toBody(toBlock('product_card', { product })),
    });
    expect(await usersOf(`/media/${picture}`)).toEqual([]);
    expect(await usersOf(`/products/${product}`)).toEqual([article]);
  });

  it('a take-down asks why, is one’s own edition’s, and cancels what was scheduled', async () => {
    const id = await editor.cn.make('articles', { title: '下架', _status: 'published' });
    const order = { reason: '侵权投诉' };
    expect((await editor.en.send('POST', `/articles/${id}/take-down`, order)).status).toBe(403);
    expect(
      (await editor.cn.send('POST', `/articles/${id}/take-down`, { reason: ' ' })).status,
    ).toBe(400);
    await editor.cn.send('POST', `/articles/${id}/schedule`, {
      type: 'publish',
      at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect((await editor.cn.send('POST', `/articles/${id}/take-down`, order)).status).toBe(200);
    expect(await administrator.read(`/articles/${id}`)).toMatchObject({ _status: 'draft' });
    const { rows } = await database.query(
      `select from payload_jobs where input->'doc'->>'value' = $1 and completed_at is null`,
      [String(id)],
    );
    expect(rows).toHaveLength(0);
  });

  it('a take-down of a record of both languages is refused where the other language is not one’s own', async () => {
    const id = await administrator.make('suppliers', {
      name_cn: '海川',
      name_en: 'Haichuan',
      live_cn: true,
      live_en: true,
    });
    const all = { reason: 'wrong data' };
    expect((await editor.en.send('POST', `/suppliers/${id}/take-down`, all)).status).toBe(403);
    const own = await editor.en.send('POST', `/suppliers/${id}/take-down`, {
      ...all,
      edition: 'en',
    });
    expect(own.status).toBe(200);
    expect(await administrator.read(`/suppliers/${id}`)).toMatchObject({
      live_cn: true,
      live_en: false,
    });
  });

  it('nobody breaks another’s edit lock; who may write the text may take it over', async () => {
    const id = await editor.cn.make('articles', { title: '锁' });
    const { rows } = await database.query<{ id: number }>(
      'insert into payload_locked_documents default values returning id',
    );
    const lock = rows[0]?.id;
    await database.query(
      `insert into payload_locked_documents_rels (parent_id, path, articles_id, users_id)
       values ($1, 'document', $2, null), ($1, 'user', null, $3)`,
      [lock, id, administrator.id],
    );
    const path = `/payload-locked-documents/${lock}`;
    const seen = toRecord(toRecord((await editor.cn.read(path))['user'])['value']);
    expect(seen['name']).toBe('administrator');
    const refused = await editor.cn.send(
      'PATCH',
      `/articles/${id}`,
      { title: '抢' },
      {
        'accept-language': 'zh',
      },
    );
    expect(refused.status).toBe(423);
    expect(messageOf(refused)).toContain('正由他人编辑');
    const mine = (desk: Desk) => ({ user: { relationTo: 'users', value: desk.id } });
    for (const desk of [editor.cn, editor.en]) {
      expect((await desk.send('DELETE', path)).status).toBe(403);
    }
    expect((await editor.en.send('PATCH', path, mine(editor.en))).status).toBe(403);
    expect((await editor.cn.send('PATCH', path, mine(editor.en))).status).toBe(403);
    expect((await editor.cn.send('PATCH', path, mine(editor.cn))).status).toBe(200);
    expect((await editor.cn.send('DELETE', path)).status).toBe(200);
  });

  it('an editor whose text saves itself is seen by the next one', async () => {
    const id = await editor.cn.make('articles', { title: '同开' });
    const saved = await editor.cn.send('PATCH', `/articles/${id}?autosave=true&draft=true`, {
      title: '同开一',
    });
    expect(saved.status).toBe(200);
    const where = `where[document.relationTo][equals]=articles&where[document.value][equals]=${id}`;
    const { docs } = await administrator.read(`/payload-locked-documents?${where}`);
    expect(toList(docs)).toHaveLength(1);
    const second = await administrator.send('PATCH', `/articles/${id}`, { title: '同开二' });
    expect(second.status).toBe(423);
    await editor.cn.send('PATCH', `/articles/${id}`, { _status: 'published' });
    const third = await administrator.send('PATCH', `/articles/${id}`, { title: '同开三' });
    expect(third.status).toBe(200);
  });

  it('only administrators try a failed job again', async () => {
    const { rows } = await database.query<{ id: string }>(
      `select id from graphile_worker.add_job('nothing_does_this', max_attempts := 1)`,
    );
    const id = String(rows[0]?.id);
    await database.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'broken' where id = $1`,
      [id],
    );
    const order = { queue: 'road', id };
    expect((await editor.cn.send('POST', '/retry-job', order)).status).toBe(403);
    expect((await administrator.send('POST', '/retry-job', order)).status).toBe(200);
    expect((await administrator.send('POST', '/retry-job', order)).status).toBe(400);
    await database.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  });
});
