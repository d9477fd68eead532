import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { closedPath, polar } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { sectionRect, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { motor, panel, roll } from '../drawing/parts.ts';
import { spring } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder } from '../drawing/turned.ts';
import { drawLoad } from './loads.ts';

/** A carrier that drives under its load, lifts it and feels its way by light. */
export function mobileRobot(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, ink } = plate.tones;
  backdrop(plate, 700);
  floor(plate, 700);
  const reach = random.int(230, 300);
  plate.path(
    closedPath([
      [300, 604],
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => polar([300, 604], reach, Math.PI - 0.28 + i * 0.09)),
    ]),
    { fill: mid, stroke: null, opacity: 0.55 },
  );
  for (let i = 0; i < 7; i++)
    plate.line([300, 604], polar([300, 604], reach, Math.PI - 0.28 + i * 0.09), {
      stroke: line,
      width: 1,
      dash: '9 6',
    });
  drawLoad(plate);
  for (const x of [420, 740]) {
    cylinder(plate, x, 520, 40, 40, { vertical: true });
    solidRect(plate, x - 30, 514, 100, 10, line);
  }
  surface(
    plate,
    'M300 560Q300 546 316 546H884Q900 546 900 560V650Q900 664 884 664H316Q300 664 300 650z',
    { gap: 9, edge: 2.6 },
  );
  plate.path('M300 590H900V612H300z', { fill: line, width: 1.6 });
  plate.rect(292, 588, 34, 30, { fill: ink });
  plate.rect(874, 588, 34, 30, { fill: ink });
  plate.rect(540, 556, 120, 26, { fill: white, width: 1.6 });
  for (let i = 0; i < 4; i++)
    plate.rect(548 + i * 26, 562, 18, 14, { fill: i < 3 ? line : white, stroke: null });
  for (const x of [380, 820]) roll(plate, [x, 672], 27);
  roll(plate, [600, 652], 48);
  for (const x of [470, 730]) spring(plate, [x, 622], [x, 660], 12, 4, 3);
  axis(plate, [600, 90], [600, 730]);
  dimension(plate, [300, 746], [900, 746], String(random.int(8, 14) * 100), [0, -40]);
  note(plate, `${random.int(3, 15) * 100} KG`, [1050, 300], [780, 400]);
  callout(plate, '1', [180, 470], [304, 596]);
  callout(plate, '2', [1010, 540], [880, 640]);
  figure(plate, [1096, 108]);
}

/** A high-bay store seen along its aisle wall, with its stacker crane. */
export function highBayStore(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const rows = random.int(5, 7);
  const columns = 11;
  const [left, top, bottom] = [60, 100, 690];
  const [dx, dy] = [1080 / columns, (bottom - top) / rows];
  backdrop(plate, 690);
  floor(plate, 690);
  const crane = random.int(3, 7);
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const [x, y] = [left + c * dx, top + (r + 1) * dy];
      if (random.chance(0.2)) continue;
      const high = dy * random.pick([0.46, 0.6, 0.68]);
      surfaceRect(plate, x + 14, y - 14 - high, dx - 28, high, {
        gap: random.pick([6, 9, 14]),
        edge: 1.5,
        fill: random.pick([white, soft, mid]),
        angle: random.pick([90, 0]),
      });
      if (random.chance(0.5))
        plate.rect(x + 22, y - 14 - high * 0.5, 16, high * 0.22, { fill: line, stroke: null });
      solidRect(plate, x + 10, y - 14, dx - 20, 7, line, 1);
    }
  for (let r = 1; r <= rows; r++) solidRect(plate, left, top + r * dy - 6, 1080, 8, white, 1.5);
  for (let c = 0; c <= columns; c++)
    cylinder(plate, left + c * dx - 5, 76, 10, 614, { vertical: true, edge: 1.4 });
  const x = left + crane * dx + dx / 2;
  const y = top + random.int(2, rows - 1) * dy - 10;
  solidRect(plate, 0, 64, 1200, 14);
  plate.rect(x - 20, 60, 40, 640, { fill: white, stroke: null });
  cylinder(plate, x - 19, 60, 38, 612, { vertical: true, fill: white });
  for (let at = 92; at < 660; at += 40)
    plate.path(`M${x - 19} ${at}L${x + 19} ${at + 40}`, { stroke: line, width: 1.4 });
  sectionRect(plate, x - 112, 664, 224, 24, { gap: 6 });
  for (const side of [-88, 88]) roll(plate, [x + side, 688], 15);
  surfaceRect(plate, x - 84, y - 108, 168, 118, { gap: 7, edge: 2.4 });
  plate.rect(x - 60, y - 84, 120, 70, { fill: line, width: 2 });
  plate.path(`M${x - 60} ${y - 50}h120M${x} ${y - 84}v70`, { stroke: white, width: 2 });
  solidRect(plate, x - 96, y + 8, 192, 14, ink);
  panel(plate, x + 30, 590, 62, 66);
  motor(plate, [x - 44, 664], 62, 26, -90);
  dimension(plate, [1158, top], [1158, 690], String(random.int(12, 38)), [-20, 0]);
  callout(plate, '1', [x > 600 ? x - 190 : x + 190, 130], [x, 150]);
  figure(plate, [1090, 740]);
}
