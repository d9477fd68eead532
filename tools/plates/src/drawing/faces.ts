import { arcPath, circlePath, closedPath, type Point, polar, TAU } from './geometry.ts';
import type { Plate } from './plate.ts';

/** Turned metal seen along its axis: fine rings that leave two bright sectors, as a lathe leaves them. */
export function rings(
  plate: Plate,
  centre: Point,
  inner: number,
  outer: number,
  gap = 4.2,
  width = 0.7,
): void {
  const bright = -2.2;
  let d = '';
  let soft = false;
  for (let r = outer - gap * plate.grain; r > inner + 1; r -= gap * plate.grain) {
    soft = !soft;
    const spread = soft ? 0.17 : 0.25;
    for (const start of [bright, bright + Math.PI])
      d += arcPath(centre, r, start + spread, start + Math.PI - spread);
  }
  if (d) plate.path(d, { width });
}

export interface DiscLook {
  readonly fill?: string;
  readonly edge?: number;
  readonly gap?: number;
  readonly inner?: number;
}

export function disc(
  plate: Plate,
  centre: Point,
  r: number,
  { fill, edge = 2, gap = 4.2, inner = 0 }: DiscLook = {},
): void {
  plate.circle(centre, r, { fill: fill ?? plate.tones.white, stroke: null });
  rings(plate, centre, inner, r, gap);
  plate.circle(centre, r, { width: edge });
}

/** Holes or screws on a pitch circle. */
export function boltCircle(
  plate: Plate,
  centre: Point,
  pitch: number,
  count: number,
  size: number,
  start = 0,
  fill = plate.tones.ink,
): void {
  for (let i = 0; i < count; i++) {
    const at = polar(centre, pitch, start + (i * TAU) / count);
    plate.circle(at, size, { fill: plate.tones.white, width: 1.3 });
    plate.circle(at, size * 0.5, { fill, stroke: null });
  }
}

/** A round boss: rings, a coloured face and a bored centre. Joints, pulleys and rollers are made of it. */
export function boss(plate: Plate, centre: Point, r: number, screws = 8): void {
  disc(plate, centre, r, { edge: 2.2, inner: r * 0.56 });
  plate.circle(centre, r * 0.56, { fill: plate.tones.line, width: 1.8 });
  for (let i = 0; i < screws; i++)
    plate.circle(polar(centre, r * 0.8, (i * TAU) / screws), Math.max(1.6, r * 0.07), {
      fill: plate.tones.ink,
      stroke: null,
    });
  plate.circle(centre, r * 0.2, { fill: plate.tones.white, width: 1.5 });
}

/** Radial lines, longer and closer on the side away from the light. */
export function radial(
  plate: Plate,
  centre: Point,
  inner: number,
  outer: number,
  width = 0.65,
): void {
  const count = Math.round((outer * 1.15) / plate.grain);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU;
    const lit = (Math.cos(angle - 3.9) + 1) / 2;
    if (lit > 0.75 && i % 2 === 0) continue;
    const from = inner + (outer - inner) * (0.04 + 0.45 * lit * (i % 2 ? 1 : 0.6));
    const [ax, ay] = polar(centre, from, angle);
    const [bx, by] = polar(centre, outer, angle);
    d += `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`;
  }
  plate.path(d, { width });
}

/** The outline of a spur gear. */
export function toothed(centre: Point, teeth: number, module: number, turn: number): string {
  const pitch = (module * teeth) / 2;
  const tip = pitch + module * 0.95;
  const root = pitch - module * 1.15;
  const flank = root * 0.62 + tip * 0.38;
  const step = TAU / teeth;
  const corners: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = turn + i * step;
    for (const [r, offset] of [
      [root, -0.36],
      [flank, -0.27],
      [tip, -0.13],
      [tip, 0.13],
      [flank, 0.27],
      [root, 0.36],
    ] as const) {
      corners.push(polar(centre, r, a + offset * step));
    }
  }
  return closedPath(corners);
}

export function ringPath(centre: Point, inner: number, outer: number): string {
  return `${circlePath(centre, outer)}${circlePath(centre, inner)}`;
}
