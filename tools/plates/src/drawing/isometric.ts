import { closedPath, type Point, TAU } from './geometry.ts';
import type { Plate } from './plate.ts';

/** Turns a place in space into one on the sheet: x runs to the lower right, y to the lower left, z up. */
export type Projection = (x: number, y: number, z?: number) => Point;

export function isometric([originX, originY]: Point, scale = 1): Projection {
  return (x, y, z = 0) => [
    originX + (x - y) * 0.866 * scale,
    originY + (x + y) * 0.5 * scale - z * scale,
  ];
}

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly top?: string;
  readonly edge?: number;
  readonly shade?: number;
}

/** A box with a bright top, a lightly ruled left face and a dark right face. */
export function block(
  plate: Plate,
  at: Projection,
  { x, y, z = 0, dx, dy, dz, top, edge = 1.6, shade = 1 }: Block,
): void {
  const { white, soft } = plate.tones;
  const left = closedPath([
    at(x, y + dy, z),
    at(x + dx, y + dy, z),
    at(x + dx, y + dy, z + dz),
    at(x, y + dy, z + dz),
  ]);
  const right = closedPath([
    at(x + dx, y, z),
    at(x + dx, y + dy, z),
    at(x + dx, y + dy, z + dz),
    at(x + dx, y, z + dz),
  ]);
  const lid = closedPath([
    at(x, y, z + dz),
    at(x + dx, y, z + dz),
    at(x + dx, y + dy, z + dz),
    at(x, y + dy, z + dz),
  ]);
  plate.path(left, { fill: white, stroke: null });
  plate.path(left, { fill: plate.hatch(90, 8 / shade, 0.6), width: edge });
  plate.path(right, { fill: soft, stroke: null });
  plate.path(right, { fill: plate.hatch(90, 4.4 / shade, 0.8), width: edge });
  plate.path(lid, { fill: top ?? white, width: edge });
}

/** A flat outline lying in the plane z. */
export function flat(at: Projection, points: readonly Point[], z = 0): string {
  return closedPath(points.map(([x, y]) => at(x, y, z)));
}

export function flatCircle(at: Projection, x: number, y: number, r: number, z = 0): string {
  return closedPath(
    Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * TAU;
      return at(x + r * Math.cos(a), y + r * Math.sin(a), z);
    }),
  );
}

/** An upright cylinder standing on the plane z. */
export function drum(
  plate: Plate,
  at: Projection,
  x: number,
  y: number,
  r: number,
  z: number,
  height: number,
  top = plate.tones.white,
): void {
  const [cx, cy] = at(x, y, z);
  const [, ty] = at(x, y, z + height);
  const [ex] = at(x + r * Math.SQRT1_2, y - r * Math.SQRT1_2, z);
  const rx = ex - cx;
  const ry = rx * 0.577;
  const side = `M${(cx - rx).toFixed(1)} ${ty.toFixed(1)}V${cy.toFixed(1)}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 0 ${(cx + rx).toFixed(1)} ${cy.toFixed(1)}V${ty.toFixed(1)}z`;
  plate.path(side, { fill: plate.tones.white, stroke: null });
  plate.clip(side, () => {
    let d = '';
    for (
      let u = -0.96;
      u < 1;
      u += (u < -0.5 ? 0.11 : u < 0.1 ? 0.22 : 0.07) * plate.grain * Math.max(1, 24 / rx)
    )
      d += `M${(cx + u * rx).toFixed(1)} ${(ty - 2).toFixed(1)}V${(cy + ry + 2).toFixed(1)}`;
    plate.path(d, { width: 0.8 });
  });
  plate.path(side, { width: 1.7 });
  plate.path(flatCircle(at, x, y, r, z + height), { fill: top, width: 1.6 });
}
