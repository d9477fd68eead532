import { pictureRenditions } from '@ironbridge/domain';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import sharp from 'sharp';
import { request } from 'undici';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Desk, messageOf, toRecord } from './desk-client.ts';
import { filmOfBytes, pngOfSize } from './hostile-files.ts';

const env = loadStackEnv();
const door = `http://127.0.0.1:${getSettings().ports.nginx}`;
const host = new URL(env['CN_ORIGIN'] ?? '').host;
const stored = (name: string) => fetch(`${env['S3_ENDPOINT']}/${env['S3_MEDIA_BUCKET']}/${name}`);

async function photograph(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({
    create: { width: 2000, height: 1250, channels: 3, background: '#8a5a3b' },
  });
  return new Uint8Array(
    await picture
      .jpeg()
      .withExif({ IFD0: { Artist: 'Someone' } })
      .toBuffer(),
  );
}

function docOf(answer: Answer): Record<string, unknown> {
  return toRecord(toRecord(answer.body)['doc']);
}

describe('uploads', () => {
  let editor = Desk.nobody();
  beforeAll(async () => {
    editor = await Desk.as('editor_cn');
  });

  it('go to object storage under a name of ours, in every width, open to readers', async () => {
    const answer = await editor.upload(await photograph(), '../车间 照片.JPG', 'image/jpeg', {
      alt_cn: '车间',
    });
    expect(answer.status).toBe(201);
    const doc = docOf(answer);
    expect(doc).toMatchObject({
      mimeType: 'image/jpeg',
      width: 2000,
      height: 1250,
      alt_cn: '车间',
    });
    expect(String(doc['filename'])).toMatch(/^[0-9a-f-]{36}\.jpg$/);
    for (const { name, width, format } of pictureRenditions) {
      const size = toRecord(toRecord(doc['sizes'])[name]);
      expect(size).toMatchObject({ width, mimeType: `image/${format}` });
      const file = await stored(String(size['filename']));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(width);
    }
    const original = await stored(String(doc['filename']));
    const { exif } = await sharp(await original.arrayBuffer()).metadata();
    expect(exif).toBeUndefined();
  });

  it('keep where the weight of a picture lies', async () => {
    const doc = docOf(
      await editor.upload(await photograph(), 'a.jpg', 'image/jpeg', { alt_cn: '车间' }),
    );
    const moved = await editor.send('PATCH', `/media/${String(doc['id'])}`, {
      focalX: 20,
      focalY: 70,
    });
    expect(docOf(moved)).toMatchObject({ focalX: 20, focalY: 70 });
  });

  it('take a PDF', async () => {
    const pdf = new TextEncoder().encode(
      '%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n30\n%%EOF\n',
    );
    const answer = await editor.upload(pdf, 'sheet.pdf', 'application/pdf');
    expect(docOf(answer)).toMatchObject({ mimeType: 'application/pdf' });
  });

  it('take films and captions, and readers get any part of them', async () => {
    const film = new Uint8Array(filmOfBytes(30 * 1024 * 1024));
    const sent = await editor.upload(film, 'film.mp4', 'video/mp4');
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const doc = docOf(sent);
    expect(doc).toMatchObject({ mimeType: 'video/mp4', filesize: film.length });
    expect(JSON.stringify(doc['sizes'] ?? {})).not.toContain('.webp');
    for (const range of ['bytes=0-31', 'bytes=20000000-20000099']) {
      const part = await request(`${door}/files/${String(doc['filename'])}`, {
        headers: { host, range },
      });
      expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4']);
      const length = range.endsWith('31') ? 32 : 100;
      expect((await part.body.arrayBuffer()).byteLength).toBe(length);
    }
    const words = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:02.000\n先试车。\n');
    const captions = docOf(await editor.upload(words, 'a.vtt', 'application/octet-stream'));
    expect(captions).toMatchObject({ mimeType: 'text/vtt' });
    const track = await request(`${door}/files/${String(captions['filename'])}`, {
      headers: { host },
    });
    expect([track.statusCode, track.headers['content-type']]).toEqual([200, 'text/vtt']);
    await track.body.dump();
  });

  it('[SEC-30] the bytes decide, not the name or the claimed type', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    );
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    for (const [bytes, name, type] of [
      [svg, 'a.svg', 'image/svg+xml'],
      [svg, 'a.png', 'image/png'],
      [html, 'a.html', 'text/html'],
      [html, 'a.jpg', 'image/jpeg'],
      [html, 'a.pdf', 'application/pdf'],
    ] as const) {
      expect((await editor.upload(bytes, name, type)).status).toBe(400);
    }
    const disguised = await editor.upload(await photograph(), 'a.html', 'text/html', {
      alt_cn: '车间',
    });
    expect(docOf(disguised)).toMatchObject({ mimeType: 'image/jpeg' });
    expect(String(docOf(disguised)['filename'])).toMatch(/\.jpg$/);
  });

  it('[SEC-30] a picture that is a page as well is refused', async () => {
    const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
    const polyglot = new Uint8Array([...(await photograph()), ...page]);
    const answer = await editor.upload(polyglot, 'a.jpg', 'image/jpeg');
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toContain('web page or script');
  });

  it('[SEC-31] a bomb is refused, and the desk goes on', async () => {
    const bomb = new Uint8Array(pngOfSize(50_000, 50_000));
    expect((await editor.upload(bomb, 'bomb.png', 'image/png')).status).toBe(400);
    expect((await fetch(`${Desk.url}/health/ready`)).status).toBe(200);
  });

  it('[SEC-30] no address is fetched and no other name is written', async () => {
    const pasted = await editor.send('GET', '/media/paste-url?src=http://127.0.0.1:1/x.png');
    expect(pasted.status).toBeGreaterThanOrEqual(400);
    const doc = docOf(
      await editor.upload(await photograph(), 'a.jpg', 'image/jpeg', {
        alt_cn: '车间',
        filename: 'own.html',
        url: 'https://evil.example',
      }),
    );
    expect(String(doc['filename'])).toMatch(/^[0-9a-f-]{36}\.jpg$/);
    expect(String(doc['url'])).toContain(`/files/${String(doc['filename'])}`);
  });

  it('[SEC-31] a file above the limit is refused', async () => {
    const large = new Uint8Array(26 * 1024 * 1024);
    large.set(await photograph());
    expect((await editor.upload(large, 'large.jpg', 'image/jpeg')).status).toBeGreaterThanOrEqual(
      400,
    );
  });
});
