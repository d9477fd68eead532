import { type Point, toDegrees } from './geometry.ts';
import type { Plate } from './plate.ts';

/** A corner of the outline: how far along the axis, and the radius there. */
export type Corner = readonly [along: number, radius: number];

export interface Turned {
  readonly at: Point;
  /** Direction of the axis in degrees; 0 runs right, 90 down. */
  readonly angle?: number;
  readonly profile: readonly Corner[];
  readonly fill?: string;
  readonly edge?: number;
  /** Below 1 shades finer, above 1 coarser. */
  readonly coarse?: number;
}

// Light falls from the upper left, whichever way the axis lies.
const LIGHT: Point = [-0.62, -0.74];
const WEIGHTS = [0.45, 0.75, 1.15] as const;

function toHighlight(angle: number): number {
  const radians = (angle * Math.PI) / 180;
  return 0.6 * (-Math.sin(radians) * LIGHT[0] + Math.cos(radians) * LIGHT[1]);
}

/** Where shading lines stand across a round body, as shares of its radius, with the weight of each. */
function toShading(
  radius: number,
  highlight: number,
  grain: number,
): { u: number; weight: number }[] {
  const dense = Math.max(1.6, Math.min(3.2, radius * 0.12)) * grain;
  const open = Math.max(3.4, Math.min(15, radius * 0.36)) * grain;
  const lines: { u: number; weight: number }[] = [];
  for (let t = -radius; ; ) {
    const u = Math.max(-1, t / radius);
    const lit = Math.max(0, Math.cos(Math.asin(u) - Math.asin(highlight)));
    t +=
      (dense + (open - dense) * lit ** 2.2) * Math.max(0.4, Math.sqrt(1 - Math.min(0.98, u * u)));
    if (t >= radius - 0.6) return lines;
    const shown = Math.max(0, Math.cos(Math.asin(t / radius) - Math.asin(highlight)));
    lines.push({ u: t / radius, weight: shown > 0.85 ? 0 : shown > 0.55 ? 1 : 2 });
  }
}

/** Splits a profile at its shoulders, so that shading lines never jump sideways. */
function toRuns(profile: readonly Corner[]): Corner[][] {
  const runs: Corner[][] = [];
  let run: Corner[] = [];
  for (const corner of profile) {
    const last = run.at(-1);
    if (last && last[0] === corner[0]) {
      runs.push(run);
      run = [];
    }
    run.push(corner);
  }
  return [...runs, run].filter((each) => each.length > 1);
}

function drawRun(plate: Plate, run: readonly Corner[], highlight: number, coarse: number): void {
  const widest = Math.max(...run.map(([, radius]) => radius));
  const strokes = ['', '', ''];
  for (const { u, weight } of toShading(widest, highlight, plate.grain * coarse)) {
    strokes[weight] += run
      .map(
        ([along, radius], i) =>
          `${i === 0 ? 'M' : 'L'}${along.toFixed(1)} ${(u * radius).toFixed(1)}`,
      )
      .join('');
  }
  for (const [i, width] of WEIGHTS.entries()) {
    const d = strokes[i];
    if (d) plate.path(d, { width });
  }
}

/** A body of revolution seen from the side: lines along its axis, closer and heavier away from the light. */
export function turned(
  plate: Plate,
  { at, angle = 0, profile, fill, edge = 1.7, coarse = 1 }: Turned,
): void {
  const highlight = toHighlight(angle);
  const outline: Point[] = [
    ...profile.map(([along, radius]): Point => [along, -radius]),
    ...[...profile].reverse().map(([along, radius]): Point => [along, radius]),
  ];
  plate.placed(at, angle, () => {
    plate.polygon(outline, { fill: fill ?? plate.tones.white, stroke: null });
    for (const run of toRuns(profile)) drawRun(plate, run, highlight, coarse);
    const rings = profile
      .slice(1, -1)
      .map(
        ([along, radius]) => `M${along.toFixed(1)} ${(-radius).toFixed(1)}V${radius.toFixed(1)}`,
      );
    if (rings.length > 0) plate.path(rings.join(''), { width: edge * 0.7 });
    plate.polygon(outline, { width: edge });
  });
}

export interface CylinderLook {
  readonly vertical?: boolean;
  readonly fill?: string;
  readonly edge?: number;
  readonly coarse?: number;
}

/** A plain cylinder that fills the given box. */
export function cylinder(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  look: CylinderLook = {},
): void {
  const { vertical = false, ...rest } = look;
  const radius = (vertical ? width : height) / 2;
  const length = vertical ? height : width;
  turned(plate, {
    ...rest,
    at: vertical ? [x + radius, y] : [x, y + radius],
    angle: vertical ? 90 : 0,
    profile: [
      [0, radius],
      [length, radius],
    ],
  });
}

/** A round rod from one point to another. */
export function rod(
  plate: Plate,
  from: Point,
  to: Point,
  radius: number,
  look: Omit<CylinderLook, 'vertical'> = {},
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  turned(plate, {
    ...look,
    at: from,
    angle: toDegrees(Math.atan2(dy, dx)),
    profile: [
      [0, radius],
      [Math.hypot(dx, dy), radius],
    ],
  });
}
