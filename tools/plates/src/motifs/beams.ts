import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num, type Point } from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** A racetrack of fibre; the radius shrinks turn by turn. */
function loop([x, y]: Point, straight: number, r: number): string {
  return `M${num(x - straight)} ${num(y - r)}h${num(2 * straight)}a${num(r)} ${num(r)} 0 0 1 0 ${num(2 * r)}h${num(-2 * straight)}a${num(r)} ${num(r)} 0 0 1 0 ${num(-2 * r)}z`;
}

/** A fibre laser opened from above: diodes pump a coil of doped fibre between two gratings. */
export function fibreLaser(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const diodes = random.int(4, 7);
  const centre: Point = [690, 420];
  shaded(plate, random.pick([0, 45, 90]), 12);
  plate.path('M60 76H1140V724H60z', { fill: white, width: 2.6 });
  plate.path('M78 94H1122V706H78z', { fill: plate.hatch(90, 14, 0.5), width: 1.6 });
  for (const [x, y] of [
    [92, 108],
    [1108, 108],
    [92, 692],
    [1108, 692],
  ] as const)
    plate.circle([x, y], 8, { fill: ink });
  plate.path(loop(centre, random.int(90, 130), 222), { fill: soft, width: 2 });
  const turns = plate.large ? 16 : 8;
  const straight = 110;
  for (let i = 0; i < turns; i++) {
    const d = loop(centre, straight, 206 - (i * 110) / turns);
    plate.path(d, { width: 4.4 });
    plate.path(d, { width: 2.4, stroke: i % 3 ? line : white });
  }
  plate.path(loop(centre, straight, 84), { fill: white, width: 2 });
  for (let i = 0; i < 4; i++) {
    const x = centre[0] - 150 + i * 100;
    surfaceRect(plate, x, centre[1] - 212, 22, 122, { gap: 4, edge: 1.6 });
  }
  const top = 420 - diodes * 36;
  for (let i = 0; i < diodes; i++) {
    const y = top + i * 74;
    surfaceRect(plate, 110, y, 120, 52, { gap: 5, edge: 2 });
    solidRect(plate, 110, y + 10, 26, 32, line);
    solidRect(plate, 230, y + 16, 30, 20, ink);
    for (const at of [y + 6, y + 40]) plate.path(`M150 ${at}h60`, { width: 2 });
    plate.path(`M260 ${y + 26}C320 ${y + 26} 300 420 372 420`, { width: 5 });
    plate.path(`M260 ${y + 26}C320 ${y + 26} 300 420 372 420`, { width: 2.6, stroke: mid });
  }
  turned(plate, {
    at: [366, 420],
    profile: [
      [0, 34],
      [60, 14],
      [80, 14],
    ],
    edge: 2,
  });
  plate.path('M446 420C480 420 470 640 560 640H580', { width: 6 });
  plate.path('M446 420C480 420 470 640 560 640H580', { width: 3, stroke: line });
  for (const x of [500, 980]) {
    const y = x === 500 ? 196 : 640;
    surfaceRect(plate, x - 34, y - 18, 110, 36, { gap: 400, edge: 2 });
    for (let i = 0; i < 9; i++)
      plate.line([x - 24 + i * 11, y - 12], [x - 24 + i * 11, y + 12], { width: 3, stroke: line });
  }
  plate.path('M800 626C880 640 900 640 946 640M1056 640H1090', { width: 5, stroke: line });
  cylinder(plate, 1080, 616, 70, 48);
  turned(plate, {
    at: [1150, 640],
    profile: [
      [0, 24],
      [30, 12],
    ],
    edge: 2,
  });
  plate.path('M1180 640H1200', { width: 8, stroke: line });
  pipe(
    plate,
    [
      [60, 130],
      [260, 130],
      [260, 112],
      [420, 112],
    ],
    16,
    20,
    mid,
  );
  axis(plate, [440, 420], [1090, 420]);
  note(plate, `${random.int(1, 40)} KW`, [1010, 140], [900, 300]);
  callout(plate, '1', [310, 180], [190, top + 26]);
  callout(plate, '2', [390, 560], [392, 430]);
  figure(plate, [560, 684]);
}

/** A weld seen from the side while it is made: keyhole, melt and the seam that freezes behind. */
export function keyholeWeld(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const surfaceY = 400;
  const depth = random.int(150, 230);
  const x = 620;
  backdrop(plate, surfaceY);
  section(plate, `M0 ${surfaceY}H1200V${surfaceY + 170}H0z`, { gap: 13, edge: 2.4 });
  section(plate, `M0 ${surfaceY + 170}H1200V738H0z`, { gap: 13, angle: -45, edge: 2.4 });
  plate.rect(0, 738, 1200, 62, { fill: ink, stroke: null });
  const seam = `M0 ${surfaceY - 6}H420C470 ${surfaceY + depth * 0.9} 420 ${surfaceY + depth} 380 ${surfaceY + depth}H0z`;
  plate.path(seam, { fill: soft, width: 2 });
  plate.clip(seam, () => {
    for (let i = 0; i < 30; i++) {
      const at = 430 - i * 19 * plate.grain;
      plate.path(
        `M${num(at)} ${surfaceY - 8}C${num(at + 30)} ${surfaceY + depth * 0.5} ${num(at - 10)} ${surfaceY + depth * 0.8} ${num(at - 60)} ${surfaceY + depth + 4}`,
        { stroke: line, width: 1.4 },
      );
    }
  });
  const pool = `M280 ${surfaceY - 8}C360 ${surfaceY - 20} 480 ${surfaceY - 6} ${x - 34} ${surfaceY}H${x + 60}C${x + 50} ${surfaceY + depth * 0.6} ${x + 40} ${surfaceY + depth + 34} ${x} ${surfaceY + depth + 36}C500 ${surfaceY + depth + 30} 470 ${surfaceY + 70} 280 ${surfaceY - 8}z`;
  plate.path(pool, { fill: mid, width: 2.4 });
  plate.clip(pool, () => {
    for (let i = 0; i < (plate.large ? 9 : 5); i++) {
      const k = 1 - i / 9;
      plate.path(
        `M${num(x - 40 - 60 * k)} ${surfaceY + 8}C${num(x - 60 - 260 * k)} ${num(surfaceY + 20)} ${num(x - 60 - 120 * k)} ${num(surfaceY + depth * k)} ${x - 10} ${num(surfaceY + depth * (0.4 + 0.6 * k) + 18)}`,
        { stroke: line, width: 1.5 },
      );
    }
  });
  const hole = `M${x - 34} ${surfaceY - 4}C${x - 14} ${surfaceY + 60} ${x - 18} ${surfaceY + depth} ${x + 2} ${surfaceY + depth + 6}C${x + 20} ${surfaceY + depth} ${x + 16} ${surfaceY + 60} ${x + 36} ${surfaceY - 4}z`;
  plate.path(hole, { fill: white, width: 2.2 });
  const beam = `M${x - 130} 0L${x - 12} ${surfaceY}H${x + 12}L${x + 130} 0z`;
  plate.path(beam, { fill: mid, stroke: null, opacity: 0.6 });
  for (let i = -6; i <= 6; i++)
    plate.line([x + i * 21, 0], [x + i * 2, surfaceY + (6 - Math.abs(i)) * depth * 0.14], {
      stroke: line,
      width: 1.3,
    });
  for (let i = 0; i < 60 / plate.grain; i++) {
    const [far, lean] = [random.between(10, 150), random.between(-0.9, 0.5)];
    plate.circle([x + lean * far, surfaceY - far], random.between(1.5, 4.6), {
      fill: random.chance(0.4) ? line : white,
      width: 0.9,
    });
  }
  for (const side of [-1, 1])
    section(
      plate,
      `M${x + side * 170} 0L${x + side * 66} 236L${x + side * 92} 252L${x + side * 214} 0z`,
      { gap: 8, edge: 2.2 },
    );
  cylinder(plate, 900, 292, 310, 26);
  plate.placed([900, 305], 154, () =>
    turned(plate, {
      at: [0, 0],
      profile: [
        [0, 13],
        [90, 13],
        [90, 8],
        [130, 8],
      ],
      edge: 2,
    }),
  );
  for (let i = 0; i < 5; i++)
    plate.path(`M${770 - i * 12} ${372 + i * 2}q-50 ${18 + i * 3} -120 ${22}`, {
      stroke: line,
      width: 1.2,
    });
  plate.path('M200 300H90M112 288L86 300L112 312', { width: 3, stroke: line });
  axis(plate, [x, 0], [x, 738]);
  dimension(
    plate,
    [1090, surfaceY],
    [1090, surfaceY + depth + 36],
    `${random.int(3, 12)}.${random.int(0, 9)}`,
    [-420, 0],
  );
  callout(plate, '1', [330, 230], [430, surfaceY + 20]);
  callout(plate, '2', [860, 180], [x + 24, surfaceY - 30]);
  note(plate, `${random.int(2, 9)} M/MIN`, [190, 230], [150, 296]);
  figure(plate, [1090, 110]);
}
