import { axis, callout, dimension, figure, letter } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop, floor, ruled } from '../drawing/ground.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { bearing, motor } from '../drawing/parts.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** A ball-screw axis, cut open, with its carriage on rails. */
export function servoAxis(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const y = 360;
  const carriage = random.int(460, 660);
  backdrop(plate, 560);
  section(plate, 'M250 470H1110V560H250z', { gap: 11, edge: 2.4 });
  surfaceRect(plate, 250, 448, 860, 22, { angle: 0, gap: 5, edge: 1.8 });
  for (let x = 290; x < 1100; x += 72)
    plate.circle([x, 459], 6, { fill: plate.tones.ink, stroke: null });
  motor(plate, [196, y], -150, 86);
  cylinder(plate, 196, y - 18, 70, 36);
  turned(plate, {
    at: [212, y],
    profile: pairs([0, 40, 36, 40]),
    edge: 1.8,
    fill: mid,
  });
  cylinder(plate, 260, y - 17, 830, 34);
  const pitch = random.pick([20, 24, 30]);
  for (let x = 320; x < 1050; x += pitch) {
    plate.path(
      `M${x} ${y + 17}C${num(x + pitch * 0.25)} ${y + 4} ${num(x + pitch * 0.5)} ${y - 4} ${num(x + pitch * 0.75)} ${y - 17}`,
      { width: 4.4 },
    );
    plate.path(
      `M${num(x + 2)} ${y + 17}C${num(x + 2 + pitch * 0.25)} ${y + 4} ${num(x + 2 + pitch * 0.5)} ${y - 4} ${num(x + 2 + pitch * 0.75)} ${y - 17}`,
      { width: 1.6, stroke: white },
    );
  }
  for (const x of [262, 1060]) {
    section(plate, `M${x} ${y - 78}h58v36h-58zM${x} ${y + 42}h58v68h-58z`, { gap: 7, angle: -45 });
    bearing(plate, x + 8, y - 44, 42, 28);
    bearing(plate, x + 8, y + 16, 42, 28);
  }
  surfaceRect(plate, carriage - 20, y + 42, 240, 46, { gap: 8, edge: 2 });
  for (const x of [carriage - 10, carriage + 136])
    surfaceRect(plate, x, y + 66, 74, 26, { angle: 0, gap: 4, fill: mid });
  section(
    plate,
    `M${carriage} ${y - 62}H${carriage + 200}V${y - 22}H${carriage}zM${carriage} ${y + 22}H${carriage + 200}V${y + 58}H${carriage}z`,
    { gap: 8, edge: 2.2 },
  );
  for (let x = carriage + 20; x < carriage + 190; x += pitch)
    for (const side of [-1, 1]) plate.circle([x, y + side * 21], 8, { fill: white, width: 1.7 });
  plate.path(
    `M${carriage + 30} ${y - 24}C${carriage + 30} ${y - 52} ${carriage + 160} ${y - 52} ${carriage + 160} ${y - 24}`,
    { stroke: line, width: 9 },
  );
  surfaceRect(plate, carriage - 70, y - 128, 340, 66, { angle: 0, gap: 7, edge: 2.4 });
  for (let i = 0; i < 5; i++)
    plate.rect(carriage - 46 + i * 66, y - 128, 20, 24, { fill: plate.tones.ink, stroke: null });
  floor(plate, 640);
  for (const x of [300, 1000]) surfaceRect(plate, x, 560, 70, 80, { gap: 7 });
  cable(
    plate,
    [
      [carriage - 60, y - 110],
      [carriage - 120, y - 190],
      [300, 130],
      [60, 130],
    ],
    18,
    soft,
  );
  axis(plate, [20, y], [1170, y]);
  dimension(plate, [320, 704], [1060, 704], String(random.int(30, 160) * 10), [0, -60]);
  callout(plate, '1', [carriage + 330, 180], [carriage + 130, y - 50]);
  callout(plate, '2', [1120, 250], [1090, y - 40]);
  figure(plate, [1096, 108]);
}

/** A pneumatic cylinder, cut open, with its ports and cushioning. */
export function pneumaticCylinder(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, line, ink } = plate.tones;
  const y = 390;
  const stroke = random.int(430, 640);
  ruled(plate, 0, 800, 14, 14);
  plate.rect(250, y - 110, 560, 220, { fill: soft, stroke: null });
  plate.rect(250, y - 110, stroke - 250, 220, { fill: mid, stroke: null });
  section(plate, `M250 ${y - 140}H810V${y - 110}H250zM250 ${y + 110}H810V${y + 140}H250z`, {
    gap: 9,
    edge: 2.2,
  });
  section(plate, `M130 ${y - 170}H262V${y - 110}H250V${y + 110}H262V${y + 170}H130z`, {
    angle: -45,
    gap: 10,
    edge: 2.4,
  });
  section(
    plate,
    `M798 ${y - 170}H930V${y - 34}H810V${y - 110}H798zM798 ${y + 170}H930V${y + 34}H810V${y + 110}H798z`,
    { angle: -45, gap: 10, edge: 2.4 },
  );
  for (const x of [180, 860]) {
    plate.rect(x, y - 170, 40, 60, { fill: soft, width: 1.8 });
    turned(plate, {
      at: [x + 20, y - 170],
      angle: -90,
      profile: pairs([0, 30, 28, 30, 28, 20, 60, 20]),
      edge: 2,
    });
    cable(
      plate,
      [
        [x + 20, y - 228],
        [x + 20, 90],
        [x + 140, 60],
        [x + 140, 0],
      ],
      24,
      x < 500 ? mid : soft,
    );
  }
  plate.rect(200, y - 22, 52, 44, { fill: soft, width: 1.6 });
  turned(plate, {
    at: [stroke, y],
    profile: pairs([0, 107, 26, 107, 26, 98, 46, 98, 46, 107, 74, 107]),
    edge: 2.2,
  });
  for (const side of [-1, 1]) solidRect(plate, stroke + 28, y + side * 104 - 6, 16, 12, ink);
  turned(plate, {
    at: [stroke + 74, y],
    profile: [
      [0, 50],
      [40, 44],
      [40, 32],
      [1090 - stroke - 74, 32],
      [1090 - stroke - 74, 24],
      [1150 - stroke - 74, 24],
    ],
    edge: 2.2,
  });
  for (let x = 1096; x < 1146; x += 8) plate.line([x, y - 24], [x + 5, y + 24], { width: 1.2 });
  turned(plate, {
    at: [stroke, y],
    angle: 180,
    profile: pairs([0, 30, 40, 20, 54, 20]),
    edge: 1.8,
  });
  for (const x of [834, 892])
    for (const side of [-1, 1]) solidRect(plate, x, y + side * 42 - 8, 24, 16, line, 1.3);
  for (const x of [150, 910])
    for (const side of [-1, 1]) plate.circle([x, y + side * 140], 9, { fill: ink, stroke: null });
  disc(plate, [1010, 660], 76, { inner: 30 });
  boltCircle(plate, [1010, 660], 54, 4, 9, 0.78);
  plate.circle([1010, 660], 28, { fill: line, width: 1.8 });
  axis(plate, [80, y], [1190, y]);
  dimension(plate, [250, 610], [810, 610], String(random.pick([100, 160, 250, 320])), [0, -50]);
  dimension(plate, [70, y - 110], [70, y + 110], `Ø${random.pick([40, 63, 80, 100])}`, [50, 0]);
  callout(plate, '1', [560, 160], [stroke + 40, y - 70]);
  letter(plate, 'A-A', [1010, 760]);
  figure(plate, [1096, 108]);
}
