import { loadStackEnv } from '@ironbridge/stack';
import { beforeAll, describe, expect, it } from 'vitest';
import { toPreviewToken } from '../preview/token.ts';
import { Desk } from './desk-client.ts';

const env = loadStackEnv();
const secret = env['PREVIEW_SECRET'] ?? '';

describe('preview', () => {
  let editor = Desk.nobody();
  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
  });

  it('[DSK-4] the desk’s button leads to the edition’s own host with a signed link', async () => {
    const id = await editor.make('articles', { title: '未发布' });
    const answer = await editor.send('GET', `/articles/${id}/preview`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^${env['CN_ORIGIN']}/preview\\?token=article\\.${id}\\.cn\\.`),
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await Desk.nobody().send('GET', `/articles/${id}/preview`)).status).toBe(403);
  });

  it('[DSK-4] the link’s token opens the newest draft, and nothing else does', async () => {
    const id = await editor.make('articles', { title: '已发布', _status: 'published' });
    await editor.send('PATCH', `/articles/${id}`, { title: '新草稿' });
    const ask = (token: string) => Desk.nobody().send('GET', `/preview-document?token=${token}`);
    const good = await ask(toPreviewToken({ kind: 'article', id, edition: 'cn' }, secret));
    expect(good.status).toBe(200);
    expect(good.body).toMatchObject({ id, title: '新草稿', edition: 'cn' });
    expect(good.headers.get('cache-control')).toContain('no-store');
    const hourAgo = Date.now() - 3_600_000;
    const old = toPreviewToken({ kind: 'article', id, edition: 'cn' }, secret, hourAgo);
    const otherEdition = toPreviewToken({ kind: 'article', id, edition: 'en' }, secret);
    expect((await ask(old)).status).toBe(403);
    expect((await ask('')).status).toBe(403);
    expect((await ask(otherEdition)).status).toBe(404);
  });
});
