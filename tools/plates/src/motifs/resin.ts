import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num, openPath, type Point, traced } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { motor } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder } from '../drawing/turned.ts';

const X = 520;

/** Outlines of parts that grow head down, as half widths along their height. */
const shapes: readonly [(t: number) => number, ...((t: number) => number)[]] = [
  (t) => 60 + 70 * Math.sin(t * Math.PI) + 8 * Math.sin(t * 38),
  (t) => (t < 0.25 ? 120 : t < 0.7 ? 46 : 96),
  (t) => 150 - 100 * t + 14 * Math.sin(t * 18),
];

function drawPart(plate: Plate, top: number, bottom: number): void {
  const half = plate.random.pick(shapes);
  const side = (sign: number): Point[] =>
    traced(60, (t) => [X + sign * half(t), top + (bottom - top) * t]);
  const outline = `${openPath(side(-1))}${openPath([...side(1)].reverse()).replace('M', 'L')}z`;
  plate.path(outline, { fill: plate.tones.white, width: 2 });
  plate.clip(outline, () => {
    for (let y = top; y < bottom; y += 7 * plate.grain)
      plate.line([X - 200, y], [X + 200, y], { width: 0.7 });
    for (let i = 0; i < 12 / plate.grain; i++) {
      const k = 1 - i * 0.04 * plate.grain;
      plate.path(openPath(traced(40, (t) => [X + half(t) * k, top + (bottom - top) * t])), {
        width: 1.3 - i * 0.08,
      });
    }
  });
  plate.path(outline, { width: 2.4 });
}

/** A vat of resin lit from below; the part is pulled out of it head down. */
export function resinVat(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const vat = 470;
  backdrop(plate, 720);
  floor(plate, 720);
  surfaceRect(plate, 800, 70, 90, 450, { gap: 8, edge: 2.4 });
  cylinder(plate, 834, 90, 24, 410, { vertical: true });
  for (let y = 100; y < 490; y += 9 * plate.grain)
    plate.line([834, y], [858, y + 5], { width: 1.4 });
  motor(plate, [846, 90], 46, 40, -90);
  const lift = random.int(150, 210);
  solidRect(plate, 806, lift - 34, 80, 60, line, 2);
  surface(
    plate,
    `M${X - 30} ${lift - 40}H810V${lift - 4}H${X + 40}L${X + 60} ${lift + 20}H${X - 60}z`,
    { angle: 0, gap: 6, edge: 2.2 },
  );
  solidRect(plate, X - 190, lift + 20, 380, 22, ink);
  for (let x = X - 150; x <= X + 150; x += 25) {
    plate.path(`M${x} ${lift + 42}L${num(X + (x - X) * 0.5)} ${lift + 92}`, {
      width: 3,
      stroke: line,
    });
    if (x % 2)
      plate.path(`M${x - 8} ${lift + 42}L${num(X + (x - X) * 0.5 + 16)} ${lift + 92}`, {
        width: 1.6,
        stroke: line,
      });
  }
  plate.rect(X - 260, vat - 76, 520, 76, { fill: mid, stroke: null });
  drawPart(plate, lift + 84, vat - 4);
  plate.rect(X - 260, vat - 76, 520, 76, { fill: mid, stroke: null, opacity: 0.55 });
  for (let y = vat - 70; y < vat - 6; y += 10 * plate.grain)
    plate.path(`M${X - 260} ${num(y)}q65 -6 130 0t130 0t130 0t130 0`, { stroke: line, width: 1 });
  section(
    plate,
    `M${X - 290} ${vat - 120}H${X - 260}V${vat}H${X + 260}V${vat - 120}H${X + 290}V${vat + 14}H${X - 290}z`,
    { gap: 7 },
  );
  plate.rect(X - 200, vat, 400, 10, { fill: white, width: 1.6 });
  section(
    plate,
    `M${X - 330} ${vat + 14}H${X - 190}V${vat + 46}H${X - 330}zM${X + 190} ${vat + 14}H900V${vat + 46}H${X + 190}z`,
    { angle: -45, gap: 8 },
  );
  plate.path(`M${X - 36} 640L${X - 180} ${vat + 12}H${X + 180}L${X + 36} 640z`, {
    fill: soft,
    stroke: null,
  });
  for (let i = -7; i <= 7; i++)
    plate.line([X + i * 5, 640], [X + i * 25.5, vat + 12], {
      stroke: line,
      width: i % 2 ? 0.9 : 1.6,
    });
  surfaceRect(plate, X - 330, vat + 46, 50, 250, { gap: 6, edge: 2 });
  surfaceRect(plate, 850, vat + 46, 50, 250, { gap: 6, edge: 2 });
  plate.path(`M${X - 60} 650q60 -36 120 0v12q-60 24 -120 0z`, { fill: white, width: 2.2 });
  surfaceRect(plate, X - 120, 664, 240, 56, { angle: 0, gap: 6, edge: 2.2 });
  solidRect(plate, X - 100, 682, 50, 20, line);
  axis(plate, [X, 120], [X, 740]);
  dimension(plate, [1000, lift + 42], [1000, vat], String(random.int(40, 180)), [-280, 0]);
  note(plate, `${random.int(385, 405)} NM`, [1030, 620], [X + 80, 580]);
  callout(plate, '1', [190, 250], [X - 150, lift + 32]);
  callout(plate, '2', [150, 460], [X - 230, vat - 40]);
  figure(plate, [1096, 110]);
}
