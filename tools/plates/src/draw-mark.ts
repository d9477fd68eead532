import { closedPath, num, type Point, polar, TAU } from './drawing/geometry.ts';
import { Random } from './drawing/random.ts';
import { ADVANCE, GLYPHS, HEIGHT } from './drawing/stroke-font.ts';
import { toTones } from './drawing/tones.ts';

const SIZE = 400;
const CENTRE: Point = [SIZE / 2, SIZE / 2];

function polygon(corners: number, turn: number): string {
  return closedPath(
    Array.from({ length: corners }, (_, i) => polar(CENTRE, 166, turn + (i * TAU) / corners)),
  );
}

/** Signs a foundry might cast into its housings. */
const shapes = [
  polygon(6, Math.PI / 6),
  polygon(8, Math.PI / 8),
  'M34 200a166 166 0 1 0 332 0a166 166 0 1 0 -332 0z',
  'M44 44H356V220A156 156 0 0 1 44 220z',
  'M34 110L200 34L366 110V290L200 366L34 290z',
  'M44 356V200A156 156 0 0 1 356 200V356z',
] as const;

function toStrokes(initials: string, scale: number): string {
  const width = (initials.length * ADVANCE - (ADVANCE - 4)) * scale;
  return [...initials]
    .flatMap((char, i) =>
      (GLYPHS[char] ?? '').split('|').map((run) => {
        const points = run.split(' ').map((pair) => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return `${num(CENTRE[0] - width / 2 + (i * ADVANCE + x) * scale)} ${num(CENTRE[1] + (y - HEIGHT / 2) * scale)}`;
        });
        return `M${points.join('L')}`;
      }),
    )
    .join('');
}

export interface MarkRequest {
  /** One to three capital letters. */
  readonly initials: string;
  readonly hue: number;
  readonly seed: number;
}

/** A firm's sign, for the invented firms of demo content. */
export function drawMark({ initials, hue, seed }: MarkRequest): string {
  const { line, white, mid } = toTones(hue);
  const shape = shapes[new Random(seed).int(0, shapes.length - 1)] ?? shapes[0];
  const scale = initials.length > 2 ? 13 : 17;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${white}"/>` +
    `<path d="${shape}" fill="${line}"/>` +
    `<path d="${shape}" fill="none" stroke="${mid}" stroke-width="6" transform="translate(20 20) scale(.9)"/>` +
    `<path d="${toStrokes(initials, scale)}" fill="none" stroke="${white}" stroke-width="17" stroke-linecap="square" stroke-linejoin="miter"/></svg>`
  );
}
