import { axis, dimension, figure } from '../drawing/annotate.ts';
import type { Point } from '../drawing/geometry.ts';
import { pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { sectionRect, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { bed, hopper, motor, panel } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, rod, turned } from '../drawing/turned.ts';

const DECK = 546;

function drawPin(plate: Plate, at: Point): void {
  plate.circle(at, 20, { fill: plate.tones.white, width: 2 });
  plate.circle(at, 9, { fill: plate.tones.line, width: 1.5 });
}

function drawToggle(plate: Plate, middle: number, spread: number): void {
  for (const side of [-1, 1]) {
    const tail: Point = [198, middle + side * spread];
    const knee: Point = [290, middle + side * spread * 0.55];
    const head: Point = [378, middle + side * spread];
    const cross: Point = [290, middle];
    for (const [a, b] of [
      [tail, knee],
      [knee, head],
      [knee, cross],
    ] as const) {
      rod(plate, a, b, 15);
    }
    for (const pin of [tail, knee, head]) drawPin(plate, pin);
  }
  cylinder(plate, 62, middle - 18, 238, 36);
}

function drawPlatens(plate: Plate, top: number): void {
  const { mid, soft } = plate.tones;
  for (const [x, width] of pairs([132, 62, 378, 54, 536, 62])) {
    cylinder(plate, x, top, width, DECK - top, { vertical: true, edge: 2.4 });
  }
  const height = DECK - top - 120;
  sectionRect(plate, 432, top + 60, 52, height, { fill: mid });
  sectionRect(plate, 484, top + 60, 52, height, { fill: soft, angle: -45 });
}

function drawInjection(plate: Plate, middle: number): void {
  const { ink, soft } = plate.tones;
  surface(plate, `M876 ${DECK}L890 ${middle + 66}L1094 ${middle + 66}L1108 ${DECK}z`, {
    angle: 0,
    gap: 8,
    shade: 0.8,
  });
  plate.path(`M598 ${middle - 12}L644 ${middle - 36}L644 ${middle + 36}L598 ${middle + 12}z`, {
    fill: ink,
  });
  cylinder(plate, 644, middle - 38, 262, 76);
  const bands = plate.random.int(3, 5);
  for (let i = 0; i < bands; i++)
    cylinder(plate, 660 + (i * 180) / bands, middle - 50, 180 / bands - 12, 100, { fill: soft });
  hopper(plate, [866, middle - 38], 44, 132, 176, 5);
  surfaceRect(plate, 906, middle - 80, 58, 160, { angle: 0, gap: 7, shade: 0.8, edge: 2.2 });
}

function drawElectricDrive(plate: Plate, middle: number): void {
  cylinder(plate, 964, middle - 13, 72, 26, { coarse: 0.8 });
  for (let x = 968; x < 1030; x += 10)
    plate.line([x, middle - 16], [x + 7, middle + 16], { width: 1.8 });
  motor(plate, [1034, middle], 104, 58);
}

function drawHydraulicDrive(plate: Plate, middle: number): void {
  turned(plate, {
    at: [964, middle],
    profile: pairs([0, 46, 36, 46, 36, 54, 52, 54, 52, 46, 150, 46]),
  });
  pipe(
    plate,
    [
      [1066, middle + 46],
      [1066, middle + 92],
      [1124, middle + 92],
      [1124, DECK + 30],
    ],
    14,
    22,
    plate.tones.mid,
  );
}

/** A horizontal injection moulding machine, side elevation: toggle or direct clamp, hydraulic or electric. */
export function mouldingMachine(plate: Plate): void {
  const { random } = plate;
  const top = random.pick([196, 238, 276]);
  const middle = (top + DECK) / 2;
  backdrop(plate, 690);
  floor(plate, 690);
  bed(plate, 56, DECK, 1088, 124, random.int(3, 5));
  for (const y of [top + 24, DECK - 50]) cylinder(plate, 96, y, 524, 26, { coarse: 0.8 });
  if (random.chance(0.7)) drawToggle(plate, middle, (DECK - top) * 0.24);
  else
    turned(plate, {
      at: [194, middle],
      profile: pairs([0, 66, 110, 66, 110, 40, 184, 40]),
    });
  drawPlatens(plate, top);
  drawInjection(plate, middle);
  if (random.chance(0.5)) drawElectricDrive(plate, middle);
  else drawHydraulicDrive(plate, middle);
  panel(plate, 630, 128, 112, 140);
  solidRect(plate, 678, 268, 16, Math.max(20, middle - 50 - 268));
  axis(plate, [26, middle], [1174, middle]);
  dimension(plate, [56, 726], [1144, 726], String(random.int(412, 690) * 10), [0, -40]);
  figure(plate, [1096, 104]);
}
