import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gifOfFrames, pngOfSize } from '../tests/hostile-files.ts';
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
    const before = performance.now();
    expect(await judgeFile(pngOfSize(60_000, 60_000))).toEqual({ allowed: false, why: 'pixels' });
    expect(await judgeFile(pngOfSize(10_000, 5_001))).toEqual({ allowed: false, why: 'pixels' });
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('[SEC-31] counts every frame of an animation', async () => {
    expect(await judgeFile(gifOfFrames(2))).toMatchObject({ allowed: true });
    expect(await judgeFile(gifOfFrames(60))).toEqual({ allowed: false, why: 'pixels' });
  });
});
