export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many numbers each command of a path takes. */
const SIZES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  Q: 4,
  A: 7,
  Z: 0,
};

/** The places a command names, in the order in which it names them; an arc may bulge by its radii. */
function toPlaces(
  command: string,
  given: readonly number[],
  [x, y]: readonly [number, number],
): [number, number][] {
  const own = command === command.toLowerCase();
  const [dx, dy] = own ? [x, y] : [0, 0];
  const [a = 0, b = 0, , , , c = 0, d = 0] = given;
  switch (command.toUpperCase()) {
    case 'H':
      return [[a + dx, y]];
    case 'V':
      return [[x, a + dy]];
    case 'A':
      return [
        [Math.min(x, c + dx) - a, Math.min(y, d + dy) - b],
        [Math.max(x, c + dx) + a, Math.max(y, d + dy) + b],
        [c + dx, d + dy],
      ];
    default:
      return Array.from({ length: given.length / 2 }, (_, i) => [
        (given[2 * i] ?? 0) + dx,
        (given[2 * i + 1] ?? 0) + dy,
      ]);
  }
}

/** A box that holds the path. It may be too large, never too small: control points count as corners. */
export function boundsOf(d: string): Bounds {
  let at: [number, number] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const size = SIZES[command.toUpperCase()] ?? 0;
    for (let i = 0; size > 0 && i + size <= values.length; i += size) {
      const places = toPlaces(command, values.slice(i, i + size), at);
      for (const [x, y] of places) {
        xs.push(x);
        ys.push(y);
      }
      at = places.at(-1) ?? at;
    }
  }
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
