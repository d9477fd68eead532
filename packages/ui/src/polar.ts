export type Point = readonly [x: number, y: number];

/** Counter-clockwise from three o'clock, as on paper: y grows downwards. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function toPath(points: readonly Point[], closed = false): string {
  const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${line}${closed ? 'z' : ''}`;
}

export function steps<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
