import { toothed } from './faces.ts';
import { circlePath, closedPath, type Point, polar, TAU } from './geometry.ts';

function polygon(centre: Point, r: number, corners: number, turn: number): string {
  return closedPath(
    Array.from({ length: corners }, (_, i) => polar(centre, r, turn + (i * TAU) / corners)),
  );
}

function scaled([x, y]: Point, r: number, flat: readonly Point[]): string {
  return closedPath(flat.map(([u, v]): Point => [x + u * r, y + v * r]));
}

type Outline = (centre: Point, r: number) => string;

/** Signs a foundry might cast into its housings; each keeps within its radius. */
export const outlines: readonly [Outline, ...Outline[]] = [
  (centre, r) => polygon(centre, r, 6, Math.PI / 6),
  (centre, r) => polygon(centre, r, 6, 0),
  (centre, r) => polygon(centre, r, 8, Math.PI / 8),
  (centre, r) => polygon(centre, r, 4, 0),
  (centre, r) => polygon(centre, r, 4, Math.PI / 4),
  (centre, r) => circlePath(centre, r),
  (centre, r) => toothed(centre, 24, r / 13, 0),
  (centre, r) => toothed(centre, 12, r / 7, 0.1),
  ([x, y], r) =>
    `M${x - r * 0.84} ${y - r * 0.84}H${x + r * 0.84}V${y + r * 0.1}A${r * 0.84} ${r * 0.84} 0 0 1 ${x - r * 0.84} ${y + r * 0.1}z`,
  ([x, y], r) =>
    `M${x - r * 0.84} ${y + r * 0.84}V${y - r * 0.1}A${r * 0.84} ${r * 0.84} 0 0 1 ${x + r * 0.84} ${y - r * 0.1}V${y + r * 0.84}z`,
  ([x, y], r) =>
    `M${x - r * 0.9} ${y}A${r * 0.9} ${r * 0.9} 0 0 1 ${x} ${y - r * 0.9}H${x + r * 0.9}V${y}A${r * 0.9} ${r * 0.9} 0 0 1 ${x} ${y + r * 0.9}H${x - r * 0.9}z`,
  (centre, r) =>
    scaled(centre, r, [
      [-0.5, -0.86],
      [0.5, -0.86],
      [0.86, -0.5],
      [0.86, 0.86],
      [-0.86, 0.86],
      [-0.86, -0.5],
    ]),
];
