import { closedPath, type Point, polar, TAU } from './geometry.ts';

export interface Guilloche {
  readonly centre: Point;
  readonly inner: number;
  readonly outer: number;
  /** How often the line swings between its two radii in one turn. */
  readonly waves: number;
  /** How many lines are laid over each other. */
  readonly lines: number;
}

/** The woven ring of a banknote: one wave, laid again and again a little further round. */
export function guilloche({ centre, inner, outer, waves, lines }: Guilloche): string {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const steps = waves * 12;
  return Array.from({ length: lines }, (_, line) => {
    const shift = (line / lines) * TAU;
    return closedPath(
      Array.from({ length: steps }, (_, i) => {
        const a = (i / steps) * TAU;
        return polar(centre, middle + swing * Math.sin(a * waves + shift), a);
      }),
    );
  }).join('');
}
