import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { judgeFile } from './judge-file.ts';

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5a3b' } })
    .toFormat(format)
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few bytes that claim to be a picture of this size: what a bomb looks like before it goes off. */
function pngOfSize(width: number, height: number): Buffer {
  const head = Buffer.from('00000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Frames of one pixel each, on a screen of 1,000 × 1,000. */
function gifOfFrames(frames: number): Buffer {
  const screen = Buffer.from('474946383961e803e803800000000000ffffff', 'hex');
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([
    screen,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from('3b', 'hex'),
  ]);
}

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
