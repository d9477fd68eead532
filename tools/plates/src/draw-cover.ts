import { toHex } from '@ironbridge/ui/oklch';
import { toEms } from '@ironbridge/ui/set-lines';
import { drawPlate } from './draw-plate.ts';
import { num } from './drawing/geometry.ts';
import { strokes, strokeWidth } from './drawing/lettering.ts';
import { toSeed } from './drawing/random.ts';
import { breakLines, setLine } from './drawing/set-type.ts';
import { toTones } from './drawing/tones.ts';
import type { Motif } from './motifs.ts';

const WIDTH = 1200;
const HEIGHT = 1600;
const EDGE = 72;
const INSIDE = WIDTH - 2 * EDGE;

export interface CoverRequest {
  /** The magazine's name; it also decides the layout, so that its issues look like siblings. */
  readonly title: string;
  /** The line under the name, such as '2026 年 11 月号 · 总第 338 期'. */
  readonly issue: string;
  /** The issue's number within its year, drawn large. */
  readonly number: number;
  /** The cover story. */
  readonly headline: string;
  /** Further stories, at most three. */
  readonly lines?: readonly string[];
  readonly motif: Motif;
  readonly seed: number;
  readonly hue: number;
}

interface Colours {
  readonly band: string;
  readonly onBand: string;
  readonly quiet: string;
}

function drawPicture(request: CoverRequest, top: number, height: number): string {
  const { motif, seed, hue } = request;
  const plate = drawPlate({ motif, seed, hue, lettered: false, width: WIDTH, height });
  return plate.replace('<svg ', `<svg x="0" y="${num(top)}" `);
}

/** The number in the stencil's strokes, its right edge at the given place. */
function drawNumber(
  number: number,
  right: number,
  middle: number,
  size: number,
  ink: string,
): string {
  const text = String(number);
  const x = right - (strokeWidth(text) * size) / 2;
  return `<path d="${strokes(text, [x, middle], size)}" fill="none" stroke="${ink}" stroke-width="${num(size * 0.9)}" stroke-linecap="square"/>`;
}

/** The masthead's band is as high as its name needs: a long name takes two lines. */
function drawMasthead(
  { title, issue, number }: CoverRequest,
  colours: Colours,
): { svg: string; height: number } {
  const lines = toEms(title) > 12 ? breakLines(title, toEms(title) * 0.72) : [title];
  const size = Math.min(150, ...lines.map((line) => (INSIDE - 40) / toEms(line)));
  const height = 84 + lines.length * size * 1.12 + 92;
  const text = lines.map((line, i) =>
    setLine(line, [EDGE, 76 + (i + 0.86) * size * 1.12], {
      size,
      weight: 700,
      fill: colours.onBand,
    }),
  );
  const svg =
    `<rect width="${WIDTH}" height="${num(height)}" fill="${colours.band}"/>${text.join('')}` +
    setLine(issue, [EDGE, height - 44], { size: 38, fill: colours.quiet }) +
    drawNumber(number, WIDTH - EDGE, height - 57, 6, colours.onBand);
  return { svg, height };
}

function drawStories(
  { headline, lines = [] }: CoverRequest,
  ink: string,
  rule: string,
): { svg: string; height: number } {
  const rows = breakLines(headline, INSIDE / 76);
  const more = lines.slice(0, 3);
  const start = 64 + rows.length * 92;
  const svg =
    rows
      .map((row, i) => setLine(row, [EDGE, 112 + i * 92], { size: 76, weight: 700, fill: ink }))
      .join('') +
    more
      .map(
        (line, i) =>
          `<path d="M${EDGE} ${start + 18 + i * 64}H${WIDTH - EDGE}" stroke="${rule}" stroke-width="2"/>` +
          setLine(line, [EDGE, start + 64 + i * 64], { size: 36, fill: ink }),
      )
      .join('');
  return { svg, height: start + more.length * 64 + 56 };
}

/** A magazine's cover in the proportion 3:4: set type over a plate, which takes what the type leaves. */
export function drawCover(request: CoverRequest): string {
  const { line, mid, white, ink } = toTones(request.hue);
  const deep = toHex(0.42, 0.11, request.hue);
  const layout = toSeed(request.title) % 3;
  const light: Colours = { band: white, onBand: layout === 1 ? deep : ink, quiet: ink };
  const dark: Colours = { band: deep, onBand: white, quiet: mid };
  const masthead = drawMasthead(request, layout === 0 ? dark : light);
  const stories = drawStories(request, layout === 1 ? white : ink, layout === 1 ? mid : line);
  const foot = HEIGHT - stories.height;
  const ground = layout === 1 ? deep : white;
  const rule = `<path d="M0 ${num(masthead.height)}H${WIDTH}M0 ${num(foot)}H${WIDTH}" stroke="${ink}" stroke-width="${layout === 2 ? 10 : 4}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    drawPicture(request, masthead.height, foot - masthead.height) +
    masthead.svg +
    `<rect y="${num(foot)}" width="${WIDTH}" height="${num(stories.height)}" fill="${ground}"/>` +
    `<g transform="translate(0 ${num(foot)})">${stories.svg}</g>${rule}</svg>`
  );
}
