import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { boltCircle, boss, disc } from '../drawing/faces.ts';
import { num, type Point, pairs, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { hopper, motor } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const SHAPES = {
  bone: 'M-13 -5C-22 -16 -34 -4 -26 1C-34 6 -22 17 -13 7H13C22 17 34 6 26 1C34 -4 22 -16 13 -5z',
  ring: 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0zM-7 0a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z',
  cross: 'M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6z',
  heart: 'M0 16C-30 -4 -18 -22 0 -9C18 -22 30 -4 0 16z',
} as const;

function drawKibble(plate: Plate, at: Point, turn: number, shape: string, scale = 1): void {
  const { white, mid, line } = plate.tones;
  plate.placed(
    at,
    turn,
    () =>
      plate.path(shape, { fill: plate.random.pick([white, mid, mid, line]), width: 1.5 / scale }),
    scale,
  );
}

/** The end of a cooking extruder: die, turning knives, and kibble falling onto the dryer belt. */
export function kibbleExtruder(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const y = 300;
  const shape = random.pick([SHAPES.bone, SHAPES.ring, SHAPES.cross, SHAPES.heart]);
  backdrop(plate, 700);
  floor(plate, 700);
  surfacePoints(plate, pairs([60, 700, 80, 420, 560, 420, 580, 700]), { gap: 9, edge: 2.2 });
  for (const x of [110, 330]) plate.rect(x, 470, 196, 180, { fill: white, width: 1.5 });
  section(plate, `M60 ${y - 110}H560V${y - 66}H60zM60 ${y + 66}H560V${y + 110}H60z`, {
    gap: 9,
    edge: 2.2,
  });
  plate.rect(60, y - 66, 500, 132, { fill: mid, stroke: null });
  cylinder(plate, 0, y - 34, 540, 68);
  for (let x = 84; x < 530; x += 58) {
    plate.path(
      `M${x} ${y + 64}C${x + 10} ${y + 14} ${x + 22} ${y - 20} ${x + 30} ${y - 64}h14C${x + 36} ${y - 20} ${x + 24} ${y + 14} ${x + 14} ${y + 64}z`,
      { fill: white, width: 1.5 },
    );
    plate.path(
      `M${x + 14} ${y + 64}C${x + 24} ${y + 14} ${x + 36} ${y - 20} ${x + 44} ${y - 64}h6C${x + 42} ${y - 20} ${x + 30} ${y + 14} ${x + 20} ${y + 64}z`,
      { fill: plate.tones.ink, stroke: null },
    );
  }
  hopper(plate, [150, y - 66], 74, 170, 176, 5);
  for (const x of [300, 420])
    pipe(
      plate,
      [
        [x, y - 110],
        [x, 110],
        [x - 20, 0],
      ],
      20,
      20,
      soft,
    );
  section(
    plate,
    `M560 ${y - 130}H604V${y - 44}H650V${y - 22}H604V${y + 22}H650V${y + 44}H604V${y + 130}H560z`,
    { angle: -45, gap: 8, edge: 2.2 },
  );
  turned(plate, {
    at: [660, y],
    profile: pairs([0, 92, 14, 92, 14, 22, 150, 22]),
    edge: 2,
  });
  for (const side of [-1, 1])
    plate.path(
      `M652 ${num(y + side * 30)}L670 ${num(y + side * 30)}L664 ${num(y + side * 116)}L650 ${num(y + side * 124)}z`,
      { fill: line, width: 1.8 },
    );
  motor(plate, [800, y], 180, 76);
  surface(plate, `M800 420L810 ${y + 78}L960 ${y + 78}L970 420z`, { gap: 7 });
  plate.path('M620 180H740V430L790 590H600L620 430z', { stroke: line, width: 1.2, dash: '12 7' });
  surfaceRect(plate, 780, 420, 300, 30, { angle: 0, gap: 6 });
  for (const x of [800, 1040]) surfaceRect(plate, x, 450, 26, 250, { gap: 6 });
  for (let i = 0; i < 46; i++) {
    const t = random.next();
    drawKibble(
      plate,
      [random.between(640 - 20 * t, 716 + 60 * t), y + 100 + t * 180],
      random.int(0, 359),
      shape,
      0.8,
    );
  }
  surfaceRect(plate, 560, 610, 640, 16, { gap: 12, edge: 2 });
  for (let x = 600; x < 1200; x += 78) boss(plate, [x, 652], 24, 0);
  for (let x = 610; x < 1200; x += 26)
    for (let row = 0; row < 2; row++)
      drawKibble(
        plate,
        [x + random.int(-8, 8), 594 - row * 24 + random.int(-4, 4)],
        random.int(0, 359),
        shape,
        0.86,
      );
  drawDie(plate, [1040, 200], shape);
  axis(plate, [0, y], [1020, y]);
  dimension(plate, [60, 742], [560, 742], String(random.int(120, 240) * 10), [0, -30]);
  callout(plate, '1', [560, 120], [582, y - 110]);
  callout(plate, '2', [730, 150], [660, y - 90]);
  figure(plate, [1090, 380]);
}

function drawDie(plate: Plate, centre: Point, shape: string): void {
  plate.circle([centre[0] + 6, centre[1] + 8], 118, { fill: plate.tones.ink, stroke: null });
  disc(plate, centre, 118, { inner: 30, edge: 2.4 });
  for (let i = 0; i < 10; i++)
    plate.placed(
      polar(centre, 72, (i * TAU) / 10),
      (i * 360) / 10 + 90,
      () => plate.path(shape, { fill: plate.tones.line, width: 1.5 }),
      0.82,
    );
  boltCircle(plate, centre, 104, 10, 6, TAU / 20);
  plate.circle(centre, 26, { fill: plate.tones.white, width: 2 });
}

/** A drum that tumbles kibble under a spray of fat and palatant. */
export function coatingDrum(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const centre: Point = [540, 370];
  const r = 250;
  const shape = random.pick([SHAPES.bone, SHAPES.ring, SHAPES.cross, SHAPES.heart]);
  backdrop(plate, 690);
  floor(plate, 690);
  surfacePoints(plate, pairs([240, 690, 280, 600, 800, 600, 840, 690]), { gap: 9, edge: 2.2 });
  plate.circle([centre[0] + 8, centre[1] + 10], r + 30, { fill: plate.tones.ink, stroke: null });
  disc(plate, centre, r + 30, { inner: r, edge: 2.6 });
  plate.circle(centre, r, { fill: soft, width: 2.2 });
  for (let i = 0; i < 8; i++) {
    plate.placed(centre, i * 45 + random.int(0, 20), () =>
      plate.path(`M${r} -9L${r - 46} -5V7L${r} 9z`, { fill: white, width: 1.6 }),
    );
  }
  const bed = polar(centre, r, 0.35);
  const rise = polar(centre, r, 2.2);
  const heap = `M${num(bed[0])} ${num(bed[1])}Q${centre[0] - 10} ${centre[1] + 40} ${num(rise[0])} ${num(rise[1])}A${r} ${r} 0 0 0 ${num(bed[0])} ${num(bed[1])}z`;
  plate.path(heap, { fill: mid, width: 1.8 });
  plate.clip(heap, () => {
    for (let row = centre[1] + 30; row < centre[1] + r; row += 27)
      for (let x = centre[0] - r; x < centre[0] + r; x += 36)
        drawKibble(
          plate,
          [x + random.int(-8, 8), row + random.int(-6, 6)],
          random.int(0, 359),
          shape,
          0.92,
        );
  });
  for (let i = 0; i < 14; i++)
    drawKibble(
      plate,
      [random.int(460, 720), random.int(300, 430)],
      random.int(0, 359),
      shape,
      0.86,
    );
  turned(plate, {
    at: [centre[0] - 110, 232],
    profile: pairs([0, 12, 220, 12]),
    edge: 1.8,
  });
  for (let i = 0; i < 5; i++) {
    const x = centre[0] - 90 + i * 45;
    solidRect(plate, x - 8, 242, 16, 20, line);
    for (let k = -2; k <= 2; k++)
      plate.line([x, 264], [x + k * 16, 336], { stroke: line, width: 0.9, dash: '5 6' });
  }
  pipe(
    plate,
    [
      [centre[0], 226],
      [centre[0], 60],
      [1200, 60],
    ],
    24,
    40,
    mid,
  );
  for (const angle of [0.9, Math.PI - 0.9]) boss(plate, polar(centre, r + 66, angle), 36, 6);
  motor(plate, [880, 612], 170, 60);
  cylinder(plate, 790, 600, 90, 24);
  plate.path(
    `M${num(centre[0] + 308 * Math.cos(-0.9))} ${num(centre[1] + 308 * Math.sin(-0.9))}A308 308 0 0 0 ${num(centre[0] + 308 * Math.cos(-1.5))} ${num(centre[1] + 308 * Math.sin(-1.5))}`,
    { stroke: line, width: 2.2 },
  );
  axis(plate, [200, centre[1]], [880, centre[1]]);
  dimension(plate, [centre[0] - r, 744], [centre[0] + r, 744], `Ø${random.int(90, 180) * 10}`);
  callout(plate, '1', [900, 200], [centre[0] + 96, 250]);
  callout(plate, '2', [940, 430], [centre[0] + 150, 470]);
  figure(plate, [1096, 130]);
}
