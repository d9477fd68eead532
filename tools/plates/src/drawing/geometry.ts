export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export function angleOf([ax, ay]: Point, [bx, by]: Point): number {
  return Math.atan2(by - ay, bx - ax);
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

export function openPath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}z`;
}

export function circlePath([x, y]: Point, r: number): string {
  return ellipsePath([x, y], r, r);
}

export function ellipsePath([x, y]: Point, rx: number, ry: number): string {
  const arc = `a${num(rx)} ${num(ry)} 0 1 0`;
  return `M${num(x - rx)} ${num(y)}${arc} ${num(2 * rx)} 0${arc} ${num(-2 * rx)} 0z`;
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
}

export function arcPath(centre: Point, r: number, from: number, to: number): string {
  const [x1, y1] = polar(centre, r, from);
  const [x2, y2] = polar(centre, r, to);
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 ${large} ${sweep} ${num(x2)} ${num(y2)}`;
}

/** Points along a curve given by a function of its share from 0 to 1. */
export function traced(steps: number, at: (share: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
}

/** Reads x, y, x, y … as points, which keeps long outlines readable. */
export function pairs(flat: readonly number[]): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [
    flat[2 * i] ?? 0,
    flat[2 * i + 1] ?? 0,
  ]);
}
