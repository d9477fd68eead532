import { describe, expect, it } from 'vitest';
import type { Media } from '../payload-types.ts';
import { findPicture } from './picture.ts';

const toMedia = (width: number, made: readonly string[]): Media => ({
  ...{ id: 1, updatedAt: '', createdAt: '', alt_cn: '剖面', filename: 'a.png', width, height: 400 },
  sizes: Object.fromEntries(
    made.map((name) => [name, { filename: `a-${name}`, width: Number.parseInt(name, 10) }]),
  ),
});

const sourcesOf = (width: number, ...made: string[]) =>
  findPicture(toMedia(width, made), 'cn')?.sources.map((source) => `${source.src} ${source.width}`);

describe('the sources of a picture', () => {
  it('go from the smallest to the widest, and end with what every browser knows', () => {
    expect(sourcesOf(3000, '1600.webp', '640.webp', '320.avif', '640.avif')).toEqual([
      '/files/a-320.avif 320',
      '/files/a-640.avif 640',
      '/files/a-640.webp 640',
      '/files/a-1600.webp 1600',
    ]);
  });

  it('have the original where nothing as wide was made, or nothing that every browser knows', () => {
    expect(sourcesOf(500, '320.avif')).toEqual(['/files/a-320.avif 320', '/files/a.png 500']);
    expect(sourcesOf(320, '320.avif')).toEqual(['/files/a-320.avif 320', '/files/a.png 320']);
    expect(sourcesOf(200)).toEqual(['/files/a.png 200']);
    expect(sourcesOf(640, '320.avif', '640.avif', '640.webp')?.at(-1)).toBe(
      '/files/a-640.webp 640',
    );
  });
});
