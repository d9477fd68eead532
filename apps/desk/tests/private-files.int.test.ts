import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';
import { beforeAll, describe, expect, it } from 'vitest';
import { Desk } from './desk-client.ts';
import { docOf, smallPdf, smallPicture } from './sample-files.ts';

const env = loadStackEnv();

/** As a reader asks: through the door, by the edition's own host. */
async function readFile(key: string): Promise<number> {
  const { ports } = getSettings();
  const answer = await request(`http://127.0.0.1:${ports.nginx}/files/${key}`, {
    headers: { host: new URL(env['CN_ORIGIN'] ?? '').host },
  });
  await answer.body.dump();
  return answer.statusCode;
}

describe('private files', () => {
  let editor = Desk.nobody();
  let name = '';

  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
    const sent = await editor.upload(smallPdf, '白皮书.pdf', 'text/html', {}, 'private_files');
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    expect(docOf(sent)).toMatchObject({ mimeType: 'application/pdf', original_name: '白皮书.pdf' });
    name = String(docOf(sent)['filename']);
    expect(name).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  });

  it('[SEC-30] take nothing but PDF, judged by its bytes', async () => {
    const picture = await smallPicture();
    const sent = await editor.upload(picture, 'a.pdf', 'application/pdf', {}, 'private_files');
    expect(sent.status).toBe(400);
  });

  it('[DSK-1] are read in the desk by its people and by nobody else', async () => {
    expect((await editor.send('GET', `/private_files/file/${name}`)).status).toBe(200);
    expect((await Desk.nobody().send('GET', `/private_files/file/${name}`)).status).toBe(403);
    expect((await Desk.nobody().send('GET', '/private_files')).status).toBe(403);
  });

  it('[SEC-30] have no address at the edge and none in object storage', async () => {
    const outside = [name, `../${env['S3_PRIVATE_BUCKET']}/${name}`, `..%2f${name}`];
    for (const key of outside) expect([400, 404]).toContain(await readFile(key));
    const endpoint = String(env['S3_ENDPOINT']);
    const direct = await fetch(`${endpoint}/${String(env['S3_PRIVATE_BUCKET'])}/${name}`);
    expect(direct.status).toBe(403);
    const elsewhere = await fetch(`${endpoint}/${String(env['S3_MEDIA_BUCKET'])}/${name}`);
    expect([403, 404]).toContain(elsewhere.status);
  });
});
