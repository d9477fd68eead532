import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toTones } from './drawing/tones.ts';
import type { IndustryPath } from './industries.ts';

const GRID = 24;

// The house's sprite is the one place where the signs are drawn.
const sprite = readFileSync(fileURLToPath(import.meta.resolve('@ironbridge/ui/icons.svg')), 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol[^>]* id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, id = '', marks = '']) => [id, marks],
  ),
);

export interface IconRequest {
  readonly industry: IndustryPath;
  /** Without a hue the icon takes the colour of the text around it. */
  readonly hue?: number;
  readonly size?: number;
}

/** An industry's sign as a picture of its own: 24 grid, 1.5 line, one solid detail. */
export function drawIcon({ industry, hue, size = GRID }: IconRequest): string {
  const marks = symbols.get(industry);
  if (marks === undefined) throw new Error(`The sprite has no sign for ${industry}.`);
  const colour = hue === undefined ? 'currentColor' : toTones(hue).line;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${GRID} ${GRID}">` +
    `<g fill="none" stroke="${colour}" stroke-width="1.5">${marks.replaceAll('currentColor', colour)}</g></svg>`
  );
}
