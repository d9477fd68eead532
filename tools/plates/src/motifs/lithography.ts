import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num, openPath, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, sectionRect, solidRect, surfaceRect } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 560;

/** A lens in section: two arcs, in glass that is only lightly toned. */
function drawLens(plate: Plate, y: number, half: number, upper: number, lower: number): void {
  const { white, line } = plate.tones;
  const d = `M${X - half} ${num(y)}Q${X} ${num(y - upper * 2)} ${X + half} ${num(y)}V${num(y + 12)}Q${X} ${num(y + 12 + lower * 2)} ${X - half} ${num(y + 12)}z`;
  plate.path(d, { fill: white, width: 2 });
  plate.path(d, { fill: plate.hatch(-60, 13, 0.7, line), width: 2 });
}

/** A projection lens: the reticle above, the wafer below, and the rays between. */
export function projectionLens(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const count = random.int(6, 8);
  const waist = random.int(3, 4);
  backdrop(plate, 710);
  floor(plate, 710);
  const halves = Array.from({ length: count }, (_, i) =>
    i === waist ? 74 : i < waist ? 150 - i * 12 : 100 + (i - waist) * 14,
  );
  const [top, bottom] = [196, 556];
  const step = (bottom - top) / count;
  const barrel = (grow: number): string => {
    const right = halves.flatMap((half, i): Point[] => [
      [X + half + grow, top + i * step],
      [X + half + grow, top + (i + 1) * step],
    ]);
    return `${openPath(right)}${openPath(right.map(([x, y]): Point => [2 * X - x, y]).reverse()).replace('M', 'L')}z`;
  };
  surfaceRect(plate, X - 270, top + step * waist - 14, 540, 28, { angle: 0, gap: 6, edge: 2.2 });
  section(plate, barrel(44), { gap: 9, edge: 2.4 });
  plate.path(barrel(0), { fill: soft, width: 1.8 });
  for (const [i, half] of halves.entries()) {
    const y = top + (i + 0.5) * step - 6;
    const bulge = i === waist ? -8 : random.int(6, 13);
    drawLens(plate, y, half - 2, bulge, i % 2 ? 4 : bulge * 0.7);
    for (const side of [-1, 1]) solidRect(plate, X + side * half - 7, y - 4, 14, 22, ink, 1);
  }
  const rays = plate.large ? 9 : 5;
  for (let i = 0; i < rays; i++) {
    const u = (i / (rays - 1)) * 2 - 1;
    const points: Point[] = [
      [X + u * 100, 136],
      ...halves.map(
        (half, n): Point => [
          X + (n < waist ? u : -u) * half * (n === waist ? 0.12 : 0.66),
          top + (n + 0.5) * step,
        ],
      ),
      [X - u * 26, 606],
    ];
    plate.path(openPath(points), { stroke: line, width: 1.3 });
  }
  sectionRect(plate, X - 220, 124, 440, 16, { gap: 6 });
  plate.rect(X - 130, 122, 260, 20, { fill: white, width: 1.8 });
  for (let i = 0; i < 17; i++) if (i % 3) solidRect(plate, X - 118 + i * 14, 136, 9, 6, ink, 0.5);
  plate.path(`M${X - 60} 60L${X - 100} 122H${X + 100}L${X + 60} 60z`, { fill: mid, stroke: null });
  for (let i = -4; i <= 4; i++)
    plate.line([X + i * 14, 60], [X + i * 24, 122], { stroke: line, width: 1.2 });
  solidRect(plate, X - 210, 604, 420, 12, line, 1.8);
  sectionRect(plate, X - 240, 616, 480, 30, { gap: 7, angle: -45 });
  surfaceRect(plate, X - 330, 650, 660, 30, { angle: 0, gap: 6, edge: 2.2 });
  for (const x of [X - 270, X - 90, X + 90, X + 270])
    turned(plate, {
      at: [x, 680],
      angle: 90,
      profile: pairs([0, 30, 14, 30, 14, 20, 30, 20]),
      edge: 1.6,
    });
  for (const side of [-1, 1]) {
    cylinder(
      plate,
      X + side * 300 - 20,
      top + step * waist + 14,
      40,
      650 - (top + step * waist + 14),
      { vertical: true },
    );
    surfaceRect(plate, X + side * 262 - 24, 108, 48, 44, { gap: 5 });
  }
  axis(plate, [X, 50], [X, 740]);
  axis(plate, [X - 350, top + step * (waist + 0.5)], [X + 350, top + step * (waist + 0.5)]);
  note(plate, `NA 0.${random.int(57, 93)}`, [1010, 520], [X + 40, 590]);
  note(plate, `${random.pick([193, 248, 365])} NM`, [860, 96], [X + 80, 100]);
  dimension(plate, [1050, 130], [1050, 604], String(random.int(8, 14) * 100), [-270, 0]);
  callout(plate, '1', [190, 190], [X - 120, 132]);
  callout(plate, '2', [160, 570], [X - 190, 610]);
  figure(plate, [1096, 680]);
}
