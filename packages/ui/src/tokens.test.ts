import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

/** As a browser shows it: chroma is given up until the colour is inside sRGB. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (linear.some((value) => value < -0.001 || value > 1.001)) {
    return fromOklch(lightness, chroma - 0.002, hue);
  }
  const [red = 0, green = 0, blue = 0] = linear.map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    return inside <= 0.003_130_8 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
  });
  return [red, green, blue];
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
      const text = fromOklch(Number(lightness), Number(chroma), hue);
      return Math.min(
        contrast(text, colour(theme, 'paper')),
        contrast(text, colour(theme, 'paper-2')),
      );
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
  });
});
