import { loadStackEnv } from '@ironbridge/stack';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, toList, toRecord } from './desk-client.ts';

describe('drafts, versions and schedule', () => {
  const pool = new Pool({ connectionString: loadStackEnv()['DATABASE_URL'], max: 1 });
  let editor = Desk.nobody();

  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
  });
  afterAll(() => pool.end());

  const publish = (data: object) => editor.make('articles', { _status: 'published', ...data });
  const live = (id: number) => editor.read(`/articles/${id}`);
  const newest = (id: number) => editor.read(`/articles/${id}?draft=true`);
  const versionsOf = async (id: number) =>
    toList(
      (await editor.read(`/articles/versions?where[parent][equals]=${id}&sort=createdAt`))['docs'],
    );

  it('[DSK-3] a draft save changes nothing of what is live', async () => {
    const id = await publish({ title: '已发布' });
    const before = await live(id);
    const saved = await editor.send('PATCH', `/articles/${id}?draft=true`, { title: '草稿' });
    expect(saved.status).toBe(200);
    expect(await live(id)).toEqual(before);
    expect(await newest(id)).toMatchObject({ title: '草稿', _status: 'draft' });
  });

  it('[DSK-3] autosave keeps one version however often it saves', async () => {
    const id = await publish({ title: '已发布' });
    for (const title of ['一', '二', '三']) {
      await editor.send('PATCH', `/articles/${id}?draft=true&autosave=true`, { title });
    }
    expect(await versionsOf(id)).toHaveLength(2);
    expect(await live(id)).toMatchObject({ title: '已发布' });
    expect(await newest(id)).toMatchObject({ title: '三' });
  });

  it('[DSK-3] an update that does not say whether it publishes is a draft save, also when a draft waits', async () => {
    const id = await publish({ title: '已发布' });
    await editor.send('PATCH', `/articles/${id}`, { title: '草稿一' });
    await editor.send('PATCH', `/articles/${id}`, { author: '某某' });
    expect(await live(id)).toMatchObject({ title: '已发布', author: null, _status: 'published' });
    expect(await newest(id)).toMatchObject({ title: '草稿一', author: '某某', _status: 'draft' });
    await editor.send('PATCH', `/articles?where[id][equals]=${id}`, { source: '某报' });
    expect(await live(id)).toMatchObject({ title: '已发布', source: null, _status: 'published' });
    await editor.send('PATCH', `/articles/${id}`, { _status: 'published' });
    expect(await live(id)).toMatchObject({ title: '草稿一', author: '某某', source: '某报' });
  });

  it('[DSK-3] publishing many publishes each one’s newest draft', async () => {
    const ids = [await publish({ title: '甲' }), await editor.make('articles', { title: '乙' })];
    for (const id of ids) await editor.send('PATCH', `/articles/${id}`, { author: '新作者' });
    const done = await editor.send('PATCH', `/articles?where[id][in]=${ids.join(',')}`, {
      _status: 'published',
    });
    expect(done.status).toBe(200);
    for (const id of ids) {
      expect(await live(id)).toMatchObject({ author: '新作者', _status: 'published' });
    }
  });

  it('[DSK-3] a change of many commits each on its own, and one that fails stops no other', async () => {
    const good = await publish({ title: '好' });
    const bad = await editor.make('articles?draft=true', { title: '' });
    const also = await publish({ title: '也好' });
    const done = await editor.send('PATCH', `/articles?where[id][in]=${good},${bad},${also}`, {
      author: '某某',
      _status: 'published',
    });
    expect(toList(toRecord(done.body)['errors']).map((error) => error['id'])).toEqual([bad]);
    const { rows } = await pool.query(
      'select count(distinct xmin::text)::int as transactions from articles where id = any($1)',
      [[good, also]],
    );
    expect(rows).toEqual([{ transactions: 2 }]);
    expect(await live(good)).toMatchObject({ author: '某某' });
    expect(await live(also)).toMatchObject({ author: '某某' });
  });

  it('[DSK-3] an older version can be restored, live or as a draft', async () => {
    const id = await publish({ title: '第一版' });
    await editor.send('PATCH', `/articles/${id}`, { title: '第二版', _status: 'published' });
    const [first] = await versionsOf(id);
    const asDraft = await editor.send(
      'POST',
      `/articles/versions/${String(first?.['id'])}?draft=true`,
    );
    expect(asDraft.status).toBe(200);
    expect(await live(id)).toMatchObject({ title: '第二版' });
    expect(await newest(id)).toMatchObject({ title: '第一版', _status: 'draft', edition: 'cn' });
    await editor.send('POST', `/articles/versions/${String(first?.['id'])}`);
    expect(await live(id)).toMatchObject({ title: '第一版', _status: 'published', edition: 'cn' });
  });

  it('[DSK-3] unpublishing keeps the text', async () => {
    const id = await publish({ title: '撤下' });
    await editor.send('PATCH', `/articles/${id}`, { _status: 'draft' });
    expect(await live(id)).toMatchObject({ title: '撤下', _status: 'draft' });
  });

  it('[DSK-3] publication time is set once, by the first publish', async () => {
    const id = await editor.make('articles', { title: '首发' });
    expect(await newest(id)).toMatchObject({ publish_time: null });
    await editor.send('PATCH', `/articles/${id}`, { _status: 'published' });
    const { publish_time } = await live(id);
    expect(Math.abs(Date.now() - Date.parse(String(publish_time)))).toBeLessThan(60_000);
    await editor.send('PATCH', `/articles/${id}`, { _status: 'draft' });
    await editor.send('PATCH', `/articles/${id}`, { _status: 'published' });
    expect(await live(id)).toMatchObject({ publish_time });
  });

  it.each(['publish', 'unpublish'] as const)(
    '[DSK-3] %s can be scheduled, in the name of who asked',
    async (type) => {
      const id = await publish({ title: '定时' });
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const asked = await editor.send('POST', `/articles/${id}/schedule`, { type, at });
      expect(asked.status).toBe(201);
      const { rows } = await pool.query(
        `select task_slug, queue, wait_until, processing, input->>'type' as type,
              (input#>>'{user,value}')::int as "user"
       from payload_jobs where input#>>'{doc,value}' = $1`,
        [String(id)],
      );
      expect(rows).toEqual([
        {
          task_slug: 'schedulePublish',
          queue: 'default',
          wait_until: new Date(at),
          processing: false,
          type,
          user: editor.id,
        },
      ]);
      const nonsense = await editor.send('POST', `/articles/${id}/schedule`, {
        type,
        at: 'tomorrow',
      });
      expect(nonsense.status).toBe(400);
    },
  );

  it('[DSK-3] slugs hold a letter and are one of a kind in their edition; addresses stay on the web', async () => {
    const slug = `slug-${Date.now()}`;
    await publish({ title: '一', diy_url: slug });
    const attempts = [
      { diy_url: slug },
      { diy_url: '2026-11' },
      { diy_url: 'Has Spaces' },
      { url: 'javascript:alert(1)' },
      { url: '//evil.example' },
      { url: '/\\evil.example' },
    ];
    for (const data of attempts) {
      const answer = await editor.send('POST', '/articles', {
        title: '二',
        _status: 'published',
        ...data,
      });
      expect(answer.status).toBe(400);
    }
    const english = await Desk.as('editor_en');
    await english.make('articles', { title: 'One', diy_url: slug, _status: 'published' });
    await publish({ title: '三', url: 'https://example.com/a?b=c' });
    await publish({ title: '四', url: '/articles?sid=5' });
  });

  it('takes twenty deletions at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => publish({ title: `稿${n}` })),
    );
    const answers = await Promise.all(ids.map((id) => editor.send('DELETE', `/articles/${id}`)));
    expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 200));
  });
});
