import { disc } from './faces.ts';
import { circlePath, type Point } from './geometry.ts';
import { sectionRect, solidRect, surfaceRect } from './metal.ts';
import type { Plate } from './plate.ts';
import { turned } from './turned.ts';

/** A finned electric motor on its side; the shaft end is at the given point, the body runs away from it. */
export function motor(plate: Plate, at: Point, length: number, radius: number, angle = 0): void {
  turned(plate, {
    at,
    angle,
    profile: [
      [0, radius * 0.62],
      [length * 0.06, radius * 0.62],
      [length * 0.06, radius],
      [length * 0.8, radius],
      [length * 0.8, radius * 0.92],
      [length, radius * 0.92],
    ],
  });
  plate.placed(at, angle, () => {
    const step = Math.max(9, length / 18) * (plate.large ? 1 : 1.5);
    let d = '';
    for (let x = length * 0.13; x < length * 0.76; x += step)
      d += `M${x.toFixed(1)} ${(-radius * 1.05).toFixed(1)}V${(radius * 1.05).toFixed(1)}`;
    plate.path(d, { width: 2.4 });
    solidRect(plate, length * 0.3, -radius * 1.38, length * 0.3, radius * 0.36, plate.tones.line);
    plate.line([length * 0.3, -radius * 1.2], [length * 0.6, -radius * 1.2], { width: 1 });
  });
}

/** A flange across a pipe with the heads of its bolts showing on both sides. */
export function flange(
  plate: Plate,
  [x, y]: Point,
  radius: number,
  thickness: number,
  angle = 0,
): void {
  plate.placed([x, y], angle, () => {
    solidRect(plate, 0, -radius, thickness, radius * 2, plate.tones.line, 2);
    for (const share of [-0.8, -0.3, 0.3, 0.8])
      solidRect(plate, -9, share * radius - 5, thickness + 18, 10);
  });
}

/** A ball bearing in section. */
export function bearing(plate: Plate, x: number, y: number, width: number, height: number): void {
  const ring = height * 0.26;
  sectionRect(plate, x, y, width, ring, { gap: 5, edge: 1.6 });
  sectionRect(plate, x, y + height - ring, width, ring, { gap: 5, edge: 1.6, angle: -45 });
  plate.rect(x, y + ring, width, height - 2 * ring, { fill: plate.tones.soft, width: 1.2 });
  plate.circle([x + width / 2, y + height / 2], Math.min(width, height) * 0.34, {
    fill: plate.tones.white,
    width: 1.6,
  });
}

/** An operator's panel with a curve on its screen. */
export function panel(plate: Plate, x: number, y: number, width: number, height: number): void {
  const { ink, mid, white, line } = plate.tones;
  solidRect(plate, x, y, width, height);
  const screen = height * 0.56;
  plate.rect(x + 10, y + 10, width - 20, screen, { fill: mid, stroke: null });
  const points = Array.from(
    { length: 7 },
    (_, i): Point => [
      x + 16 + (i * (width - 32)) / 6,
      y + 10 + screen * (0.85 - 0.62 * plate.random.next() * (0.5 + i / 12)),
    ],
  );
  plate.polyline(points, { width: 2.2, stroke: ink });
  for (let i = 0; i < 4; i++)
    plate.rect(
      x + 12 + (i * (width - 24)) / 4,
      y + height * 0.76,
      (width - 24) / 4 - 7,
      height * 0.12,
      { fill: i === 0 ? line : white, stroke: null },
    );
}

/** A machine bed with doors, each with its latch in the industry's hue. */
export function bed(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  doors: number,
): void {
  surfaceRect(plate, x, y, width, height, { gap: 9, edge: 2.2 });
  const pitch = (width - 24) / doors;
  for (let i = 0; i < doors; i++) {
    const left = x + 18 + i * pitch;
    plate.rect(left, y + height * 0.18, pitch - 14, height * 0.64, {
      fill: plate.tones.white,
      width: 1.5,
    });
    solidRect(plate, left + pitch - 42, y + height * 0.42, 15, 15, plate.tones.line, 1.2);
  }
  for (let i = 0; i <= doors; i++)
    solidRect(plate, x + 14 + (i * (width - 72)) / doors, y + height, 44, 20);
}

/** Loose granules inside an outline. */
export function granules(
  plate: Plate,
  d: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  size: number,
): void {
  const { soft, line, white, mid } = plate.tones;
  const grain = size * (plate.large ? 1 : 1.5);
  plate.clip(d, () => {
    plate.rect(left, top, right - left, bottom - top, { fill: soft, stroke: null });
    for (let y = top; y < bottom + grain; y += grain * 2.2) {
      for (let x = left; x < right + grain; x += grain * 2.4) {
        const at: Point = [
          x + plate.random.next() * grain * 1.5,
          y + plate.random.next() * grain * 1.4,
        ];
        const draw = plate.random.next();
        plate.circle(at, grain, {
          fill: draw > 0.78 ? line : draw > 0.6 ? mid : white,
          width: 0.9,
        });
      }
    }
  });
}

/** A feed hopper in section, full of granules, its outlet at the given point. */
export function hopper(
  plate: Plate,
  [x, y]: Point,
  throat: number,
  mouth: number,
  height: number,
  size = 5.5,
): void {
  const neck = height * 0.2;
  const outline = `M${x - throat / 2} ${y}V${y - neck}L${x - mouth / 2} ${y - height}H${x + mouth / 2}L${x + throat / 2} ${y - neck}V${y}z`;
  const level = plate.random.between(0.72, 0.86);
  const wide = throat + (mouth - throat) * ((level - 0.2) / 0.8);
  const heap = `M${x - throat / 2} ${y}V${y - neck}L${x - wide / 2} ${y - height * level}Q${x} ${y - height * (level + 0.09)} ${x + wide / 2} ${y - height * level}L${x + throat / 2} ${y - neck}V${y}z`;
  plate.path(outline, { fill: plate.tones.white, width: 2 });
  granules(plate, heap, [x - mouth / 2, y - height, x + mouth / 2, y], size);
  plate.path(outline, { width: 2.2 });
  solidRect(plate, x - mouth / 2 - 8, y - height - 10, mouth + 16, 12, plate.tones.line, 1.6);
}

/** A roll seen from its end. */
export function roll(plate: Plate, centre: Point, r: number, fill?: string): void {
  disc(
    plate,
    centre,
    r,
    fill ? { fill, edge: 2.2, inner: r * 0.3 } : { edge: 2.2, inner: r * 0.3 },
  );
  plate.circle(centre, r * 0.3, { fill: plate.tones.line, width: 1.6 });
  plate.circle(centre, r * 0.12, { fill: plate.tones.white, width: 1.3 });
}

/** A sphere: rings around its bright spot, heavier towards the far edge. */
export function ball(plate: Plate, [x, y]: Point, r: number, fill = plate.tones.white): void {
  plate.circle([x, y], r, { fill, stroke: null });
  plate.clip(circlePath([x, y], r), () => {
    const count = Math.max(3, Math.round(r / 2.8 / plate.grain));
    for (let i = 1; i <= count; i++)
      plate.circle([x - r * 0.38, y - r * 0.38], r * (0.34 + (i / count) * 1.3), {
        width: 0.35 + 1.1 * (i / count) ** 2,
      });
  });
  plate.circle([x, y], r, { width: 1.6 });
}
