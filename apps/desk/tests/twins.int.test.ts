import { beforeAll, describe, expect, it } from 'vitest';
import { Desk, messageOf, toRecord } from './desk-client.ts';
import { pixels } from './picture.ts';
import { toBlock, toBody } from './sample-text.ts';

interface Twin {
  readonly id: number;
  readonly live: boolean;
  readonly stale: boolean;
}

describe('the pair view', () => {
  const editor = { cn: Desk.nobody(), en: Desk.nobody() };
  beforeAll(async () => {
    editor.cn = await Desk.as('editor_cn');
    editor.en = await Desk.as('editor_en');
  });

  const lookAt = async (desk: Desk, id: number): Promise<Twin | null> => {
    const { twin } = await desk.read(`/articles/${id}/twin`);
    return twin === null ? null : (toRecord(twin) as unknown as Twin);
  };
  const publish = (desk: Desk, id: number, title: string) =>
    desk.send('PATCH', `/articles/${id}`, { title, _status: 'published' });

  it('[DSK-5] tells that there is no twin, and starts one with pictures and relations, but no words', async () => {
    const picture = toRecord(
      toRecord(
        (await editor.cn.upload(await pixels(), 'a.png', 'image/png', { alt_cn: '图' })).body,
      )['doc'],
    )['id'];
    const supplier = await editor.cn.make('suppliers', { name_cn: '海川' });
    const id = await editor.cn.make('articles', {
      title: '原文标题',
      summary: '摘要',
      cover: picture,
      suppliers: [supplier],
      types: ['newswire'],
      body: toBody(
        toBlock('quote', { text: '引文' }),
        toBlock('picture', { picture, caption: '图注' }),
      ),
      _status: 'published',
    });
    expect(await lookAt(editor.cn, id)).toBeNull();

    const started = await editor.en.send('POST', `/articles/${id}/twin`);
    expect(started.status).toBe(201);
    const twin = Number(toRecord(started.body)['id']);
    const draft = await editor.en.read(`/articles/${twin}?draft=true&depth=0`);
    expect(draft).toMatchObject({
      edition: 'en',
      _status: 'draft',
      title: '[To translate] 原文标题',
      cover: picture,
      suppliers: [supplier],
      types: ['newswire'],
    });
    expect(draft['summary'] ?? null).toBeNull();
    expect(JSON.stringify(draft['body'])).toContain(`"picture":${String(picture)}`);
    expect(JSON.stringify(draft['body'])).not.toMatch(/引文|图注/);
    expect(await lookAt(editor.cn, id)).toMatchObject({ id: twin, live: false, stale: false });
    expect(await lookAt(editor.en, twin)).toMatchObject({ id, live: true, stale: false });
  });

  it('[DSK-5] tells that a twin is live, and that its original has changed since, until it is said to be up to date', async () => {
    const id = await editor.cn.make('articles', { title: '一', _status: 'published' });
    const twin = Number(
      toRecord((await editor.en.send('POST', `/articles/${id}/twin`)).body)['id'],
    );
    await publish(editor.en, twin, 'One');
    expect(await lookAt(editor.cn, id)).toMatchObject({ live: true, stale: false });
    await editor.cn.send('PATCH', `/articles/${id}`, { title: '一稿' });
    expect(await lookAt(editor.cn, id)).toMatchObject({ stale: false });
    await publish(editor.cn, id, '一改');
    expect(await lookAt(editor.cn, id)).toMatchObject({ live: true, stale: true });
    expect(await lookAt(editor.en, twin)).toMatchObject({ stale: true });
    expect((await editor.cn.send('POST', `/articles/${id}/twin/current`)).status).toBe(403);
    expect((await editor.en.send('POST', `/articles/${twin}/twin/current`)).status).toBe(200);
    expect(await lookAt(editor.cn, id)).toMatchObject({ live: true, stale: false });
  });

  it('[DSK-5] a twin is started in one’s own edition only, once, and never published under the original’s title', async () => {
    const id = await editor.cn.make('articles', { title: '二', _status: 'published' });
    expect((await editor.cn.send('POST', `/articles/${id}/twin`)).status).toBe(403);
    expect((await Desk.nobody().send('POST', `/articles/${id}/twin`)).status).toBe(403);
    const both = await Promise.all([
      editor.en.send('POST', `/articles/${id}/twin`),
      editor.en.send('POST', `/articles/${id}/twin`),
    ]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    const twin = await lookAt(editor.cn, id);
    const early = await editor.en.send('PATCH', `/articles/${twin?.id}`, { _status: 'published' });
    expect(early.status).toBe(400);
    expect(messageOf(early)).toContain('title is still the original');
  });

  it('[DSK-5] the twin of a page stands at the same path in its edition', async () => {
    const path = `/about/twin-${Date.now()}`;
    const id = await editor.cn.make('pages', { title: '关于', path, _status: 'published' });
    const started = await editor.en.send('POST', `/pages/${id}/twin`);
    expect(started.status).toBe(201);
    const twin = Number(toRecord(started.body)['id']);
    expect(await editor.en.read(`/pages/${twin}?draft=true&depth=0`)).toMatchObject({
      edition: 'en',
      path,
    });
  });

  it('[DSK-5] what is left of a pair can be paired again', async () => {
    const id = await editor.cn.make('articles', { title: '三', _status: 'published' });
    const first = Number(
      toRecord((await editor.en.send('POST', `/articles/${id}/twin`)).body)['id'],
    );
    await editor.en.send('DELETE', `/articles/${first}`);
    expect(await lookAt(editor.cn, id)).toBeNull();
    expect((await editor.en.send('POST', `/articles/${id}/twin`)).status).toBe(201);
  });
});
