import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseColours, themeColours } from './house-colours.ts';
import { toHex } from './oklch.ts';
import { colourPairs, colourTokens } from './tokens.ts';

type Rgb = readonly [number, number, number];

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark');
const light = { ...declared(lightCss) };
const themes = { light, dark: { ...light, ...declared(darkCss.split('@media')[0] ?? '') } };

function declared(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const fromHex = (hex: string): Rgb => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};

const toLinear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

function contrast(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const colour = (theme: keyof typeof themes, name: string): Rgb => {
  const value = themes[theme][name];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return fromHex(value);
};

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('has every named colour', () => {
    expect(
      colourTokens.filter((name) => !/^#[0-9a-f]{6}$/.test(themes[theme][name] ?? '')),
    ).toEqual([]);
  });

  it.each(colourPairs)('%s on %s reaches %d:1', (front, back, least) => {
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(least);
  });

  it('an industry of any hue can be read on paper and on a band', () => {
    const [, lightness, chroma] =
      /oklch\(([\d.]+) ([\d.]+)/.exec(themes[theme]['industry'] ?? '') ?? [];
    const worst = Array.from({ length: 360 }, (_, hue) => {
      const text = fromHex(toHex(Number(lightness), Number(chroma), hue));
      return Math.min(
        contrast(text, colour(theme, 'paper')),
        contrast(text, colour(theme, 'paper-2')),
      );
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
  });
});

it('drawn pictures and browsers’ bars have the colours of the pages', () => {
  const { paper, ink, line, oxide, ...others } = themes.light;
  expect(houseColours).toEqual({ paper, ink, ink2: others['ink-2'], line, oxide });
  expect(themeColours).toEqual({ light: paper, dark: themes.dark['paper'] });
});
