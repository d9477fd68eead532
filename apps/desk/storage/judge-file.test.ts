import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filmOfBytes, gifOfFrames, pngOfSize } from '../tests/hostile-files.ts';
import { privateTypes } from './file-rules.ts';
import { judgeFile } from './judge-file.ts';

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5a3b' } })
    .toFormat(format)
    .toBuffer();

describe('uploaded files', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes a %s', async (format) => {
    expect(await judgeFile(await picture(format))).toMatchObject({ allowed: true });
  });

  it('[SEC-30] refuses SVG, HTML and whatever claims to be something else', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await judgeFile(svg)).toEqual({ allowed: false, why: 'type' });
    expect(await judgeFile(html)).toEqual({ allowed: false, why: 'type' });
    expect(await judgeFile(Buffer.from('MZ\x90\x00'))).toEqual({ allowed: false, why: 'type' });
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    '[SEC-30] refuses a %s with a page behind it',
    async (format) => {
      const polyglot = Buffer.concat([
        await picture(format),
        Buffer.from('<script>alert(1)</script>'),
      ]);
      expect(await judgeFile(polyglot)).toEqual({ allowed: false, why: 'markup' });
    },
  );

  it('[SEC-31] refuses a bomb by its head, without decoding it', async () => {
    expect(await judgeFile(pngOfSize(60_000, 60_000))).toEqual({ allowed: false, why: 'pixels' });
    expect(await judgeFile(pngOfSize(10_000, 5_001))).toEqual({ allowed: false, why: 'pixels' });
  });

  it('[SEC-31] counts every frame of an animation', async () => {
    expect(await judgeFile(gifOfFrames(2))).toMatchObject({ allowed: true });
    expect(await judgeFile(gifOfFrames(60))).toEqual({ allowed: false, why: 'pixels' });
  });

  it('takes films and their captions', async () => {
    expect(await judgeFile(filmOfBytes(40 * 1024 * 1024))).toEqual({
      allowed: true,
      mime: 'video/mp4',
      ending: 'mp4',
    });
    expect(
      await judgeFile(Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\n<v 王工>先试车。\n')),
    ).toEqual({ allowed: true, mime: 'text/vtt', ending: 'vtt' });
  });

  it('[SEC-30] refuses films and captions with a page inside', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    for (const bytes of [
      Buffer.concat([filmOfBytes(1000), page]),
      Buffer.concat([filmOfBytes(32), page, Buffer.alloc(1024 * 1024)]),
      Buffer.concat([Buffer.from('WEBVTT\n\n'), page]),
    ]) {
      expect(await judgeFile(bytes)).toEqual({ allowed: false, why: 'markup' });
    }
    expect(await judgeFile(Buffer.from('WEBVTT\n\n\xff\xfe', 'latin1'))).toEqual({
      allowed: false,
      why: 'broken',
    });
  });

  it('[SEC-31] bounds each type by itself', async () => {
    const captions = Buffer.from(`WEBVTT\n\n${'a'.repeat(1024 * 1024)}`);
    expect(await judgeFile(captions)).toEqual({ allowed: false, why: 'size' });
    const picture26 = Buffer.concat([await picture('jpeg'), Buffer.alloc(26 * 1024 * 1024)]);
    expect(await judgeFile(picture26)).toEqual({ allowed: false, why: 'size' });
    expect(await judgeFile(filmOfBytes(97 * 1024 * 1024))).toEqual({ allowed: false, why: 'size' });
  });

  it('[SEC-30] takes nothing but PDF where only PDF is wanted', async () => {
    expect(await judgeFile(await picture('jpeg'), privateTypes)).toEqual({
      allowed: false,
      why: 'type',
    });
    expect(await judgeFile(Buffer.from('%PDF-1.4\n%%EOF\n'), privateTypes)).toMatchObject({
      mime: 'application/pdf',
    });
  });
});
