import { closedPath, type Point, rectPath } from './geometry.ts';
import type { Plate } from './plate.ts';

export interface Cut {
  readonly angle?: number;
  readonly gap?: number;
  readonly edge?: number;
  readonly fill?: string;
}

/** Cut metal: slanting lines in the industry's hue. Neighbouring parts turn their angle. */
export function section(
  plate: Plate,
  d: string,
  { angle = 45, gap = 9, edge = 2, fill }: Cut = {},
): void {
  plate.path(d, { fill: fill ?? plate.tones.white, stroke: null });
  plate.path(d, { fill: plate.hatch(angle, gap, 1, plate.tones.line), width: edge });
}

export function sectionRect(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  cut: Cut = {},
): void {
  section(plate, rectPath(x, y, width, height), cut);
}

export interface Surface {
  readonly angle?: number;
  readonly gap?: number;
  readonly edge?: number;
  readonly fill?: string;
  readonly shade?: number;
}

/** An uncut flat surface under a fine tint of lines. */
export function surface(
  plate: Plate,
  d: string,
  { angle = 90, gap = 9, edge = 1.8, fill, shade = 0.6 }: Surface = {},
): void {
  plate.path(d, { fill: fill ?? plate.tones.white, stroke: null });
  plate.path(d, { fill: plate.hatch(angle, gap, shade), width: edge });
}

export function surfaceRect(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  look: Surface = {},
): void {
  surface(plate, rectPath(x, y, width, height), look);
}

/** A casting or frame given by its corners. */
export function surfacePoints(plate: Plate, points: readonly Point[], look: Surface = {}): void {
  surface(plate, closedPath(points), look);
}

/** A part in full hue or ink. */
export function solidRect(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  fill = plate.tones.ink,
  edge = 1.6,
): void {
  plate.rect(x, y, width, height, { fill, width: edge });
}
