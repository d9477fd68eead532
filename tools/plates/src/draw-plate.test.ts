import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPlate } from './draw-plate.ts';
import { boundsOf } from './drawing/bounds.ts';
import { toTones } from './drawing/tones.ts';
import { industryPlates } from './industries.ts';
import { motifNames } from './motif-names.ts';
import { drawings, type Motif } from './motifs.ts';
import { toWebp } from './to-webp.ts';

const isMotif = (name: string): name is Motif => name in drawings;
const motifs = Object.keys(drawings).filter(isMotif);

describe('drawPlate', () => {
  test.each(motifs)('%s draws the same for the same seed, and differs for another', (motif) => {
    const draw = (seed: number) => drawPlate({ motif, seed, hue: 70 });
    expect(draw(11)).toBe(draw(11));
    expect(draw(11)).not.toBe(draw(12));
  });

  test.each(motifs)('%s has only numbers in its paths, at both levels of detail', (motif) => {
    for (const detail of ['small', 'large'] as const) {
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const svg = drawPlate({ motif, seed, hue: 200, detail });
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
      }
    }
  });

  test('a thumbnail has fewer marks than the full drawing', () => {
    const size = (detail: 'small' | 'large') =>
      drawPlate({ motif: 'volute-pump', seed: 3, hue: 226, detail }).length;
    expect(size('small')).toBeLessThan(size('large') * 0.8);
  });

  test('a closer look shows a part of the same drawing, without lettering', () => {
    const draw = (closer: boolean) =>
      drawPlate({ motif: 'volute-pump', seed: 3, hue: 226, lettered: false, closer });
    const marksOf = (svg: string) => svg.slice(svg.indexOf('<defs>'));
    expect(marksOf(draw(true))).toBe(marksOf(draw(false)));
    expect(draw(true)).not.toBe(draw(false));
  });

  test("uses the five tones of the industry's hue", () => {
    const svg = [1, 2, 3, 4]
      .map((seed) => drawPlate({ motif: 'injection-unit', seed, hue: 130 }))
      .join('');
    const { line, mid, soft, ground, white } = toTones(130);
    for (const tone of [line, mid, soft, ground, white]) expect(svg).toContain(tone);
    expect(svg).not.toContain(toTones(260).line);
  });
});

describe('toWebp', () => {
  test('renders at the width asked for', async () => {
    const webp = await toWebp(
      drawPlate({ motif: 'robot-arm', seed: 5, hue: 16, width: 1200, height: 800 }),
      320,
    );
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
  });
});

describe('industryPlates', () => {
  const hues = Object.values(industryPlates).map((plates) => plates.hue);
  const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

  test('twenty industries, each with a hue of its own', () => {
    expect(new Set(hues).size).toBe(20);
  });

  test('no hue is near oxide or steel, and neighbours in the list differ', () => {
    for (const [i, hue] of hues.entries()) {
      expect(apart(hue, 35), `${hue} and oxide`).toBeGreaterThan(12);
      expect(apart(hue, 246), `${hue} and steel`).toBeGreaterThan(10);
      const next = hues[i + 1];
      if (next !== undefined) expect(apart(hue, next), `${hue} and ${next}`).toBeGreaterThan(24);
    }
  });

  test('every drawing belongs to an industry, and every industry has four subjects or more', () => {
    const used = new Set(
      Object.values(industryPlates).flatMap((plates): readonly Motif[] => plates.motifs),
    );
    expect(motifs.filter((motif) => !used.has(motif))).toEqual([]);
    for (const [path, plates] of Object.entries(industryPlates))
      expect(new Set(plates.motifs).size, path).toBeGreaterThanOrEqual(4);
  });

  test('an industry shares at most half of its subjects with any one other', () => {
    const all = Object.entries(industryPlates).map(
      ([path, plates]): [string, ReadonlySet<Motif>] => [path, new Set<Motif>(plates.motifs)],
    );
    for (const [path, own] of all)
      for (const [other, theirs] of all) {
        if (path === other) continue;
        const shared = [...own].filter((motif) => theirs.has(motif));
        expect(shared.length, `${path} and ${other}`).toBeLessThanOrEqual(own.size / 2);
      }
  });
});

describe('motifNames', () => {
  test('every drawing is described in both languages', () => {
    for (const motif of motifs) {
      expect(motifNames[motif].cn).toMatch(/\p{Script=Han}/u);
      expect(motifNames[motif].en).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('boundsOf', () => {
  test('holds straight, curved and relative commands', () => {
    expect(boundsOf('M10 20H110V60L40 80z')).toEqual({ left: 10, top: 20, right: 110, bottom: 80 });
    expect(boundsOf('M10 10h20v30h-20z')).toEqual({ left: 10, top: 10, right: 30, bottom: 40 });
    expect(boundsOf('M0 0C10 -20 30 50 40 0')).toEqual({
      left: 0,
      top: -20,
      right: 40,
      bottom: 50,
    });
    const circle = boundsOf('M40 50a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
    expect(circle.left).toBeLessThanOrEqual(40);
    expect(circle.right).toBeGreaterThanOrEqual(60);
    expect(circle.top).toBeLessThanOrEqual(40);
    expect(circle.bottom).toBeGreaterThanOrEqual(60);
  });
});
