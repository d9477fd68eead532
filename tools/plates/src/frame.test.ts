import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPlate } from './draw-plate.ts';
import { FIELD } from './drawing/plate.ts';
import { toTones } from './drawing/tones.ts';
import { drawings, type Motif } from './motifs.ts';

const isMotif = (name: string): name is Motif => name in drawings;
const motifs = Object.keys(drawings).filter(isMotif);
const LARGEST = 260_000;
const MARGIN = 200;

/** The share of ink that would be seen on a larger sheet with this one in its middle. */
async function inkAround(svg: string): Promise<number> {
  const [width, height] = [FIELD.width + 2 * MARGIN, FIELD.height + 2 * MARGIN];
  const wide = svg
    .replace(
      /width="\d+" height="\d+" viewBox="[^"]+"/,
      `width="${width / 10}" height="${height / 10}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"`,
    )
    .replace(/<rect width="\d+" height="\d+" fill="[^"]+"\/>/, '');
  const { data, info } = await sharp(Buffer.from(wide))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = MARGIN / 10;
  let ink = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const inside = x >= edge && x < info.width - edge && y >= edge && y < info.height - edge;
      if (!inside) ink += data[(y * info.width + x) * info.channels + 3] ?? 0;
    }
  return ink;
}

/** Where lettering stands: each word is a group of its own with one round, thin path. */
function placesOfWords(svg: string, hue: number): [number, number][] {
  const { line } = toTones(hue);
  const word = new RegExp(
    `translate\\((-?[\\d.]+) (-?[\\d.]+)\\) rotate\\([^)]*\\)"><path d="[^"]+" fill="none" stroke="${line}" stroke-width="1.4" stroke-linecap="round"`,
    'g',
  );
  return [...svg.matchAll(word)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('a plate', () => {
  test.each(motifs)('%s stays in its frame and under the size limit', async (motif) => {
    const svg = drawPlate({ motif, seed: 2, hue: 70 });
    expect(svg.length).toBeLessThan(LARGEST);
    expect(await inkAround(svg)).toBe(0);
  });

  // A syringe's scale is lettered in the frame of the syringe, not of the sheet.
  test.each(motifs.filter((motif) => motif !== 'syringe'))(
    '%s has its words on the sheet',
    (motif) => {
      for (const seed of [1, 2, 3])
        for (const [x, y] of placesOfWords(drawPlate({ motif, seed, hue: 70 }), 70)) {
          expect(Math.abs(x - FIELD.width / 2), `${x} ${y}`).toBeLessThan(570);
          expect(Math.abs(y - FIELD.height / 2), `${x} ${y}`).toBeLessThan(370);
        }
    },
  );

  test('carries no lettering where set type will stand over it', () => {
    const draw = (lettered: boolean) =>
      drawPlate({ motif: 'gear-train', seed: 3, hue: 70, lettered });
    expect(placesOfWords(draw(true), 70).length).toBeGreaterThan(0);
    expect(placesOfWords(draw(false), 70)).toEqual([]);
  });
});
