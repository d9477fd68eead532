import { angleOf, between, distance, num, openPath, type Point } from './geometry.ts';
import type { Plate } from './plate.ts';

/** A bent line with rounded corners. */
function bentPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${num(point[0])} ${num(point[1])}`;
      if (!after) return `L${num(point[0])} ${num(point[1])}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      const [ax, ay] = between(point, before, r / distance(point, before));
      const [bx, by] = between(point, after, r / distance(point, after));
      return `L${num(ax)} ${num(ay)}Q${num(point[0])} ${num(point[1])} ${num(bx)} ${num(by)}`;
    })
    .join('');
}

/** A tube along a path: nested strokes leave lines that run with every bend. */
export function pipe(
  plate: Plate,
  points: readonly Point[],
  width: number,
  bend = width,
  fill = plate.tones.white,
): void {
  const d = bentPath(points, bend);
  const line = 1.15 * (plate.large ? 1 : 1.6);
  const stroke = (w: number, colour: string) =>
    plate.path(d, { stroke: colour, width: w / plate.weight });
  stroke(width, plate.tones.ink);
  stroke(width - 3.6, fill);
  for (const share of width > 16 ? [0.82, 0.62, 0.34] : width > 8 ? [0.5] : []) {
    stroke(width * share, plate.tones.ink);
    stroke(width * share - line, fill);
  }
}

/** A cable: one heavy line and a lighter core. */
export function cable(plate: Plate, points: readonly Point[], width: number, fill: string): void {
  const d = bentPath(points, 40);
  plate.path(d, { width: width / plate.weight, round: true });
  plate.path(d, { width: (width - 3) / plate.weight, stroke: fill, round: true });
}

/** A helical spring in elevation. */
export function spring(
  plate: Plate,
  from: Point,
  to: Point,
  radius: number,
  coils: number,
  wire = 6,
): void {
  const angle = angleOf(from, to);
  const length = distance(from, to);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => [
    from[0] + along * cos - across * sin,
    from[1] + along * sin + across * cos,
  ];
  const pitch = length / coils;
  for (let i = 0; i < coils; i++) {
    const back: Point[] = [place((i + 0.5) * pitch, radius), place((i + 1) * pitch, -radius)];
    plate.path(openPath(back), { width: wire * 0.5, round: true });
  }
  for (let i = 0; i < coils; i++) {
    const front: Point[] = [place(i * pitch, -radius), place((i + 0.5) * pitch, radius)];
    plate.path(openPath(front), { width: wire + 2.4, round: true });
    plate.path(openPath(front), { width: wire, stroke: plate.tones.white, round: true });
  }
}
