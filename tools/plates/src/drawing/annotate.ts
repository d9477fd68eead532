import { angleOf, between, distance, num, type Point, polar, toDegrees } from './geometry.ts';
import { strokes } from './lettering.ts';
import type { Plate } from './plate.ts';
import { ADVANCE } from './stroke-font.ts';

export interface Lettering {
  readonly size?: number;
  readonly angle?: number;
  readonly stroke?: string;
}

/** Lettering centred on a point. Thumbnails carry none: it would be dirt at their size. */
export function letter(
  plate: Plate,
  text: string,
  at: Point,
  { size = 2.8, angle = 0, stroke }: Lettering = {},
): void {
  if (!plate.lettered) return;
  plate.placed(at, angle, () => {
    plate.path(strokes(text, [0, 0], size, plate.mirrored), {
      stroke: stroke ?? plate.tones.line,
      width: 1.2,
      round: true,
    });
  });
}

export function axis(plate: Plate, from: Point, to: Point): void {
  plate.line(from, to, { stroke: plate.tones.line, width: 0.9, dash: '22 5 4 5' });
}

export function axisCross(plate: Plate, [x, y]: Point, reach: number): void {
  axis(plate, [x - reach, y], [x + reach, y]);
  axis(plate, [x, y - reach], [x, y + reach]);
}

/** A measured distance: arrowed line with its number in a gap, and extension lines from the object. */
export function dimension(
  plate: Plate,
  from: Point,
  to: Point,
  text: string,
  extend: Point = [0, 0],
): void {
  if (!plate.lettered) return;
  const { line } = plate.tones;
  const angle = toDegrees(angleOf(from, to));
  const length = distance(from, to);
  const half = (text.length * ADVANCE * 2.6) / 2 + 8;
  const [middleX, middleY] = between(from, to, 0.5);
  const inside = length > half * 2 + 40;
  plate.placed(from, angle, () => {
    const gap = inside
      ? `M0 0H${num(length / 2 - half)}M${num(length / 2 + half)} 0H${num(length)}`
      : `M0 0H${num(length)}`;
    plate.path(gap, { stroke: line, width: 0.9 });
    plate.path(`M14 -4L0 0L14 4zM${num(length - 14)} -4L${num(length)} 0L${num(length - 14)} 4z`, {
      stroke: null,
      fill: line,
    });
    plate.path(`M0 -9V9M${num(length)} -9V9`, { stroke: line, width: 0.9 });
  });
  if (extend[0] !== 0 || extend[1] !== 0) {
    for (const [x, y] of [from, to])
      plate.line([x, y], [x + extend[0], y + extend[1]], { stroke: line, width: 0.6 });
  }
  const upright = angle > 90 || angle <= -90 ? angle + 180 : angle;
  const lifted = polar([middleX, middleY], inside ? 0 : 20, ((upright - 90) * Math.PI) / 180);
  letter(plate, text, lifted, { size: 2.6, angle: upright });
}

/** A numbered balloon with a leader that ends in a dot on the part it names. */
export function callout(plate: Plate, label: string, balloon: Point, target: Point): void {
  if (!plate.lettered) return;
  const { line, white } = plate.tones;
  plate.line(balloon, target, { stroke: line, width: 0.9 });
  plate.circle(target, 3.4, { stroke: null, fill: line });
  plate.circle(balloon, 17, { stroke: line, fill: white, width: 1.1 });
  letter(plate, label, balloon, { size: 2.5 });
}

/** A note with a bent leader. */
export function note(plate: Plate, text: string, at: Point, target: Point): void {
  if (!plate.lettered) return;
  const { line } = plate.tones;
  const half = (text.length * ADVANCE * 2.6) / 2 + 6;
  const side = target[0] < at[0] ? -1 : 1;
  plate.polyline([[at[0] - side * half, at[1] + 16], [at[0] + side * half, at[1] + 16], target], {
    stroke: line,
    width: 0.9,
  });
  plate.circle(target, 3, { stroke: null, fill: line });
  letter(plate, text, at, { size: 2.6 });
}

/** The figure's number. Mirrored plates are lettered on the other side by themselves. */
export function figure(plate: Plate, at: Point = [1096, 98]): void {
  letter(plate, `FIG. ${plate.random.int(1, 9)}`, at, { size: 3.1 });
}
