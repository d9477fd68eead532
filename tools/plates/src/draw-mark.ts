import { arcPath, circlePath, openPath, type Point, polar, TAU } from './drawing/geometry.ts';
import { guilloche } from './drawing/guilloche.ts';
import { strokes } from './drawing/lettering.ts';
import { outlines } from './drawing/outlines.ts';
import { Random } from './drawing/random.ts';
import { toTones } from './drawing/tones.ts';

const SIZE = 400;
const CENTRE: Point = [SIZE / 2, SIZE / 2];
const REACH = 176;

type Engraving = (random: Random) => string;

/** What the graver leaves inside the outline. All of it lies within the mark's circle. */
const engravings: readonly [Engraving, ...Engraving[]] = [
  (random) => {
    const gap = random.int(9, 14);
    let d = '';
    for (let y = CENTRE[1] - REACH; y < CENTRE[1] + REACH; y += gap) {
      const half = Math.sqrt(REACH ** 2 - (y - CENTRE[1]) ** 2);
      d += openPath([
        [CENTRE[0] - half, y],
        [CENTRE[0] + half, y],
      ]);
    }
    return d;
  },
  (random) => {
    const gap = random.int(9, 15);
    let d = '';
    for (let r = REACH - gap; r > 20; r -= gap) d += circlePath(CENTRE, r);
    return d;
  },
  (random) => {
    const count = random.pick([36, 48, 64, 80]);
    return Array.from({ length: count }, (_, i) => {
      const a = (i * TAU) / count;
      return openPath([polar(CENTRE, 40, a), polar(CENTRE, REACH, a)]);
    }).join('');
  },
  (random) => {
    const waves = random.int(7, 12);
    return guilloche({ centre: CENTRE, inner: 70, outer: REACH, waves, lines: 7 });
  },
  (random) => {
    const turn = random.between(0, Math.PI);
    let d = '';
    for (let r = 30, i = 0; r < REACH; r += 12, i++)
      d += arcPath(CENTRE, r, turn + i * 0.12, turn + i * 0.12 + Math.PI * 1.2);
    return d;
  },
];

export interface MarkRequest {
  /** One to three capital letters. */
  readonly initials: string;
  readonly hue: number;
  readonly seed: number;
}

/** A firm's sign, for the invented firms of demo content: an outline, an engraving, and its initials. */
export function drawMark({ initials, hue, seed }: MarkRequest): string {
  const random = new Random(seed);
  const { line, white, mid, ink } = toTones(hue);
  const outline = random.pick(outlines);
  const engraving = random.pick(engravings)(random);
  const dark = random.chance(0.6);
  const [face, cut, plaque, letters] = dark
    ? [line, mid, line, white]
    : [white, line, white, random.chance(0.5) ? ink : line];
  const scale = initials.length > 2 ? 12 : initials.length > 1 ? 16 : 21;
  const band = random.chance(0.5);
  const half = 3.6 * scale + 14;
  const field = band
    ? `M0 ${CENTRE[1] - half}H${SIZE}V${CENTRE[1] + half}H0z`
    : circlePath(CENTRE, 118);
  const shape = outline(CENTRE, 178);
  const word = strokes(initials, CENTRE, scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<defs><clipPath id="mark"><path d="${shape}"/></clipPath></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${white}"/>` +
    `<g clip-path="url(#mark)"><path d="${shape}" fill="${face}"/>` +
    `<path d="${engraving}" fill="none" stroke="${cut}" stroke-width="3.2"/>` +
    `<path d="${field}" fill="${plaque}" stroke="${cut}" stroke-width="5"/></g>` +
    `<path d="${shape}" fill="none" stroke="${dark ? line : letters}" stroke-width="9"/>` +
    `<path d="${word}" fill="none" stroke="${letters}" stroke-width="${scale + 1}" stroke-linecap="square" stroke-linejoin="miter"/></svg>`
  );
}
