import { toEms } from '@ironbridge/ui/set-lines';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type CoverRequest, drawCover } from './draw-cover.ts';
import { drawIcon } from './draw-icon.ts';
import { drawMark } from './draw-mark.ts';
import { drawPortrait } from './draw-portrait.ts';
import { boundsOf } from './drawing/bounds.ts';
import { breakLines } from './drawing/set-type.ts';
import { type IndustryPath, industryPlates } from './industries.ts';

const isPath = (path: string): path is IndustryPath => path in industryPlates;
const paths = Object.keys(industryPlates).filter(isPath);
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Whether the outermost pixels all have one colour, so that nothing runs off the edge. */
async function hasQuietEdge(svg: string): Promise<boolean> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels);
  const corner = at(0, 0);
  return Array.from({ length: info.width }, (_, i) => i).every((i) =>
    [at(i, 0), at(i, info.height - 1), at(0, i), at(info.width - 1, i)].every((pixel) =>
      pixel.equals(corner),
    ),
  );
}

describe('drawMark', () => {
  test('has strokes for every capital letter', () => {
    const signs = letters.map((letter) => drawMark({ initials: letter, hue: 16, seed: 1 }));
    expect(new Set(signs).size).toBe(letters.length);
    for (const sign of signs) expect(sign).not.toMatch(/NaN|M"/);
  });

  test('the same seed gives the same mark, and forty seeds give forty marks', () => {
    const draw = (seed: number) => drawMark({ initials: 'HL', hue: 70, seed });
    expect(draw(5)).toBe(draw(5));
    expect(new Set(seeds.map(draw)).size).toBeGreaterThan(36);
    for (const seed of seeds) expect(draw(seed).length).toBeLessThan(40_000);
  });

  test('no mark touches the edge of its square', async () => {
    for (const seed of seeds)
      expect(await hasQuietEdge(drawMark({ initials: 'MWM', hue: 70, seed })), `${seed}`).toBe(
        true,
      );
  });
});

describe('drawPortrait', () => {
  const draw = (seed: number, initials = 'ZY') => drawPortrait({ initials, hue: 178, seed });

  test('the same seed gives the same medallion, another seed another', () => {
    expect(draw(5)).toBe(draw(5));
    expect(new Set(seeds.map((seed) => draw(seed))).size).toBeGreaterThan(36);
    expect(draw(5, 'AB')).not.toBe(draw(5, 'BA'));
  });

  test('is small and renders', async () => {
    for (const seed of seeds) expect(draw(seed).length).toBeLessThan(120_000);
    expect(draw(1)).not.toMatch(/NaN|undefined/);
    expect(await sharp(Buffer.from(draw(1, 'MWM'))).metadata()).toMatchObject({ width: 600 });
  });
});

describe('drawIcon', () => {
  test.each(paths)('%s has a sign that stays inside its 24 units', (industry) => {
    const svg = drawIcon({ industry });
    expect(svg).toContain('currentColor');
    for (const [, d = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
      // Arcs are boxed by their radii, so a round part may seem to reach half again as far.
      const { left, top, right, bottom } = boundsOf(d.replaceAll(/[aA][^a-zA-Z]*/g, ''));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(24);
    }
  });

  test('takes the hue of its industry when asked', () => {
    const svg = drawIcon({ industry: 'laser', hue: industryPlates.laser.hue, size: 32 });
    expect(svg).toContain('width="32"');
    expect(svg).not.toContain('currentColor');
  });
});

describe('drawCover', () => {
  const request: CoverRequest = {
    title: '国际塑料商情',
    issue: '2026 年 11 月号　总第 338 期',
    number: 11,
    headline: '每一模的能耗账',
    motif: 'injection-unit',
    seed: 7,
    hue: 70,
  };

  test('the same issue gives the same cover, another issue another', () => {
    expect(drawCover(request)).toBe(drawCover({ ...request }));
    expect(drawCover(request)).not.toBe(drawCover({ ...request, number: 10 }));
    expect(drawCover(request)).not.toBe(drawCover({ ...request, seed: 8 }));
  });

  test('stands in the proportion 3:4 and says what it is given, escaped', async () => {
    const svg = drawCover({ ...request, headline: 'Pumps & <valves>' });
    expect(svg).toContain('国际塑料商情');
    expect(svg).toContain('Pumps &amp; &lt;valves&gt;');
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 1600 });
  });

  test('the plate gives way when the type needs room', () => {
    const heightOf = (svg: string) => Number(/<svg x="0"[^>]* height="([\d.]+)"/.exec(svg)?.[1]);
    const long = drawCover({
      ...request,
      headline: 'Dry machining leaves the laboratory and meets the night shift of an old plant',
      lines: ['One', 'Two', 'Three'],
    });
    expect(heightOf(long)).toBeLessThan(heightOf(drawCover(request)));
    expect(heightOf(long)).toBeGreaterThan(500);
  });

  test('lines break between words, none wider than asked, in both languages', () => {
    for (const text of [
      '汽蚀余量：一台泵的体检报告为什么总在夜里出错',
      'Dry machining leaves the laboratory and meets the night shift',
    ]) {
      const lines = breakLines(text, 13);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(toEms(line)).toBeLessThanOrEqual(13);
      for (const line of lines) expect(line).not.toMatch(/^[，。：；！？]/);
    }
  });
});
