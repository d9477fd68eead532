import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { circlePath, num, openPath, type Point, rectPath } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { sectionRect, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { flange, roll } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder } from '../drawing/turned.ts';

const PORTS: readonly Point[] = [
  [146, 182],
  [314, 182],
  [146, 598],
  [314, 598],
];

/** One plate from the front: four ports, a gasket, and the herringbone that makes the milk turn over. */
function drawChevrons(plate: Plate, lean: number, folds: number): void {
  const { white, line, mid, soft } = plate.tones;
  plate.path('M110 120H350L370 140V640L350 660H110L90 640V140z', { fill: white, width: 2.4 });
  plate.path('M128 134H332L356 158V622L332 646H128L104 622V158z', { stroke: line, width: 6 });
  const field = rectPath(118, 252, 224, 276);
  plate.path(field, { fill: soft, stroke: null });
  plate.clip(field, () => {
    const step = 224 / (folds * 2);
    for (let y = 200; y < 600; y += 13 * plate.grain) {
      const points = Array.from(
        { length: folds * 2 + 1 },
        (_, i): Point => [118 + i * step, y + (i % 2 ? -lean : lean)],
      );
      plate.path(openPath(points), { width: 4, stroke: mid });
      plate.path(openPath(points.map(([x, at]): Point => [x, at + 4])), { width: 1 });
    }
  });
  plate.path(field, { width: 1.6 });
  const open = new Set(plate.random.chance(0.5) ? [0, 2] : [1, 3]);
  for (const [i, at] of PORTS.entries()) {
    plate.circle(at, 36, { fill: open.has(i) ? white : soft, width: 2 });
    plate.circle(at, 28, { fill: open.has(i) ? plate.tones.ink : mid, width: 1.6 });
    if (!open.has(i)) plate.path(circlePath(at, 42), { stroke: line, width: 4 });
  }
}

/** A plate heat exchanger in its frame, and one of its plates beside it. */
export function pasteuriser(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, ink } = plate.tones;
  const count = random.int(14, 24);
  const end = 574 + count * 15;
  backdrop(plate, 690);
  floor(plate, 690);
  const closed = random.int(1, 3);
  for (const [i, y] of [236, 336, 466, 560].entries()) {
    if (i === closed) continue;
    pipe(
      plate,
      [
        [524, y],
        [410, y],
      ],
      34,
      20,
      i % 2 ? mid : white,
    );
    flange(plate, [484, y], 34, 16);
  }
  cylinder(plate, 520, 138, 580, 26);
  cylinder(plate, 520, 612, 580, 20);
  surfaceRect(plate, 1078, 120, 40, 570, { gap: 6, edge: 2.2 });
  solidRect(plate, 1060, 676, 76, 14);
  for (let i = 0; i < count; i++) {
    const x = 574 + i * 15;
    plate.rect(x, 170, 15, 440, { fill: i % 2 ? white : mid, width: 1.4 });
    solidRect(plate, x + 4, 160, 7, 12, line, 1);
  }
  sectionRect(plate, 526, 150, 48, 540, { gap: 9, edge: 2.4 });
  surfaceRect(plate, end, 150, 44, 480, { gap: 5, edge: 2.4, shade: 0.9 });
  roll(plate, [end + 22, 128], 17);
  for (const y of [200, 270, 400, 530, 588]) {
    cylinder(plate, 500, y - 6, end + 120 - 500, 12, { edge: 1.4 });
    for (const x of [508, end + 46]) solidRect(plate, x, y - 14, 18, 28, ink);
  }
  drawChevrons(plate, random.pick([18, 30, 42]), random.pick([1, 2]));
  axis(plate, [230, 90], [230, 690]);
  dimension(plate, [574, 722], [end, 722], String(count * 4 + random.int(0, 3)), [0, -90]);
  callout(plate, '1', [440, 110], [540, 190]);
  note(plate, `${count * 2 + 1} PL`, [900, 96], [620, 176]);
  figure(plate, [1120, 84]);
}

function drawBasket(plate: Plate, x: number, rows: number, tall: number): void {
  const { line, white, mid } = plate.tones;
  plate.rect(x, 300, 196, 240, { fill: plate.tones.soft, width: 2 });
  const height = 240 / rows;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 6; i++) {
      const [left, top] = [x + 6 + i * 31, 300 + row * height + height - tall - 4];
      cylinder(plate, left, top, 28, tall, { vertical: true, edge: 1.2, coarse: 1.4 });
      plate.rect(left, top + tall * 0.24, 28, tall * 0.5, {
        fill: (i + row) % 4 ? mid : line,
        width: 1,
      });
      plate.path(`M${left + 6} ${num(top + tall * 0.5)}h16`, { stroke: white, width: 2 });
    }
  for (let row = 1; row <= rows; row++)
    solidRect(plate, x - 4, 300 + row * height - 5, 204, 6, plate.tones.ink, 1);
  for (const wheel of [x + 30, x + 166]) roll(plate, [wheel, 556], 13);
}

/** A spray retort cut along its length: baskets of cans under a rain of hot water. */
export function retort(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const rows = random.int(2, 4);
  backdrop(plate, 700);
  floor(plate, 700);
  for (const x of [330, 830]) surface(plate, `M${x} 600h90l20 100h-130z`, { gap: 6, edge: 2 });
  const shell = (grow: number) =>
    `M220 ${220 - grow}H920C${990 + grow} ${230 - grow} ${1030 + grow} ${330 - grow} ${1030 + grow} 420C${1030 + grow} ${510 + grow} ${990 + grow} ${610 + grow} 920 ${620 + grow}H220z`;
  plate.path(shell(16), { fill: white, width: 2 });
  plate.path(shell(16), { fill: plate.hatch(45, 8, 1, line), width: 2.4 });
  plate.path(shell(0), { fill: soft, width: 2 });
  plate.clip(shell(0), () => {
    plate.rect(200, 582, 860, 60, { fill: mid, stroke: null });
    for (let y = 590; y < 620; y += 7 * plate.grain)
      plate.line([200, y], [1040, y], { stroke: line, width: 1 });
  });
  solidRect(plate, 236, 568, 700, 8);
  for (let i = 0; i < 3; i++) drawBasket(plate, 250 + i * 222, rows, (240 / rows) * 0.86);
  pipe(
    plate,
    [
      [236, 250],
      [960, 250],
    ],
    20,
    10,
    mid,
  );
  for (let x = 270; x < 940; x += 74) {
    solidRect(plate, x - 7, 260, 14, 12, line, 1.2);
    for (let i = -3; i <= 3; i++)
      plate.line([x + i * 2, 274], [x + i * 11, 298], { stroke: line, width: 1, dash: '5 4' });
  }
  solidRect(plate, 204, 190, 24, 460, line, 2.2);
  surface(plate, 'M196 200C130 230 96 330 96 420C96 510 130 610 196 640z', { gap: 8, edge: 2.4 });
  for (const y of [206, 320, 520, 624]) solidRect(plate, 188, y, 44, 14);
  pipe(
    plate,
    [
      [700, 628],
      [700, 668],
      [1090, 668],
      [1090, 250],
      [950, 250],
    ],
    22,
    24,
    mid,
  );
  roll(plate, [1090, 590], 42);
  plate.path('M1060 380H1120V500H1060z', { fill: plate.hatch(60, 9, 1.4, line), width: 2 });
  pipe(
    plate,
    [
      [560, 210],
      [560, 110],
    ],
    24,
    10,
  );
  flange(plate, [560, 124], 30, 14, -90);
  roll(plate, [760, 170], 28);
  plate.path('M760 204V170L774 156', { width: 2 });
  axis(plate, [60, 420], [1160, 420]);
  dimension(plate, [220, 744], [1030, 744], String(random.int(28, 64) * 100), [0, -40]);
  callout(plate, '1', [330, 140], [344, 262]);
  callout(plate, '2', [900, 140], [840, 330]);
  figure(plate, [1110, 110]);
}
