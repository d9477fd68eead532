import { circlePath, num, openPath, type Point, polar, TAU } from './drawing/geometry.ts';
import { guilloche } from './drawing/guilloche.ts';
import { strokes } from './drawing/lettering.ts';
import { Random } from './drawing/random.ts';
import { toTones } from './drawing/tones.ts';

const SIZE = 600;
const CENTRE: Point = [SIZE / 2, SIZE / 2];
const FACE = 196;

/** Lines across the face of a coin, heavier away from the light, so that it bulges. */
function bulge(lean: number): { width: number; d: string }[] {
  const bands = [0.7, 1.2, 1.8, 2.5, 3.2].map((width) => ({ width, d: '' }));
  for (let y = -FACE + 6; y < FACE; y += 7) {
    const half = Math.sqrt(FACE ** 2 - y ** 2);
    for (let i = 0; i < 12; i++) {
      const [a, b] = [-half + (i * half) / 6, -half + ((i + 1) * half) / 6];
      const middle = (a + b) / 2;
      const dark = Math.hypot(middle / FACE + lean, y / FACE + 0.42) / 1.55;
      const band = bands[Math.min(4, Math.floor(dark * 5))];
      const bow = (x: number) => 16 * (x / FACE) ** 2;
      if (band)
        band.d += `M${num(CENTRE[0] + a)} ${num(CENTRE[1] + y - bow(a))}L${num(CENTRE[0] + b)} ${num(CENTRE[1] + y - bow(b))}`;
    }
  }
  return bands;
}

type Rim = (random: Random) => string;

/** The coin's edge: woven, reeded or beaded. */
const rims: readonly [Rim, ...Rim[]] = [
  (random) => {
    const [waves, lines] = [random.int(14, 30), random.int(4, 7)];
    return guilloche({ centre: CENTRE, inner: 206, outer: 258, waves, lines });
  },
  (random) => {
    const count = random.pick([90, 120, 150]);
    const waves = random.int(10, 18);
    const reeds = Array.from({ length: count }, (_, i) => {
      const a = (i * TAU) / count;
      return openPath([polar(CENTRE, 240, a), polar(CENTRE, 260, a)]);
    });
    return guilloche({ centre: CENTRE, inner: 206, outer: 234, waves, lines: 3 }) + reeds.join('');
  },
  (random) => {
    const count = random.pick([40, 52, 64]);
    const beads = Array.from({ length: count }, (_, i) =>
      circlePath(polar(CENTRE, 246, (i * TAU) / count), 420 / count),
    );
    const lines = [210, 214, 219, 225].map((r) => circlePath(CENTRE, r));
    return beads.join('') + lines.join('');
  },
];

export interface PortraitRequest {
  /** One to three capital letters. */
  readonly initials: string;
  readonly hue: number;
  readonly seed: number;
}

/** A medallion with a person's initials, for those who have no portrait. */
export function drawPortrait({ initials, hue, seed }: PortraitRequest): string {
  const random = new Random(seed);
  const { line, mid, soft, ground, white, ink } = toTones(hue);
  const turn = random.int(0, 3) * 45;
  const rim = random.pick(rims)(random);
  const gap = random.pick([9, 11, 14]);
  let ruled = '';
  for (let at = -SIZE; at < SIZE * 2; at += gap) ruled += `M${at} ${-SIZE}V${SIZE * 2}`;
  const scale = initials.length > 2 ? 15 : initials.length > 1 ? 20 : 26;
  const word = strokes(initials, CENTRE, scale);
  const letter = (stroke: string, width: number): string =>
    `<path d="${word}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="square" stroke-linejoin="miter"/>`;
  const circle = (r: number, look: string): string =>
    `<path d="${circlePath(CENTRE, r)}" ${look}/>`;
  const face = bulge(random.pick([-0.34, 0.34]))
    .filter(({ d }) => d !== '')
    .map(({ width, d }) => `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<defs><clipPath id="face">${circle(FACE, '')}</clipPath><clipPath id="sheet"><rect width="${SIZE}" height="${SIZE}"/></clipPath></defs>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${soft}"/>` +
    `<g clip-path="url(#sheet)"><path d="${ruled}" stroke="${ground}" stroke-width="1.6" transform="rotate(${turn} ${CENTRE.join(' ')})"/></g>` +
    circle(268, `fill="${white}" stroke="${ink}" stroke-width="3"`) +
    `<path d="${rim}" fill="none" stroke="${line}" stroke-width="1.3"/>` +
    circle(202, `fill="${white}" stroke="${ink}" stroke-width="2.4"`) +
    circle(FACE, `fill="${mid}"`) +
    `<g clip-path="url(#face)">${face}</g>` +
    circle(FACE, `fill="none" stroke="${ink}" stroke-width="1.6"`) +
    letter(ink, scale * 1.3) +
    letter(white, scale * 1.3 - 7) +
    letter(line, scale * 0.24) +
    '</svg>'
  );
}
