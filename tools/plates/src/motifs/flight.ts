import { axis, dimension, figure, note } from '../drawing/annotate.ts';
import { num, type Point, pairs, polar, TAU } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { surface } from '../drawing/metal.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { rod, turned } from '../drawing/turned.ts';

const CENTRE: Point = [600, 400];

/** Height lines of a landscape, under the flight. */
function drawContours(plate: Plate): void {
  plate.rect(0, 0, FIELD.width, FIELD.height, { fill: plate.tones.soft, stroke: null });
  const peaks: [number, number, number][] = [
    [plate.random.int(120, 240), 640, 1],
    [plate.random.int(1000, 1100), 170, 1.1],
  ];
  let d = '';
  for (let level = 0; level < 22 / plate.grain; level++) {
    for (const [x, y, scale] of peaks) {
      const base = (18 + level * 21 * plate.grain) * scale;
      for (let i = 0; i <= 60; i++) {
        const a = (i / 60) * TAU;
        const r = base * (1 + 0.16 * Math.sin(2 * a + x) + 0.08 * Math.sin(3 * a + level * 0.12));
        d += `${i === 0 ? 'M' : 'L'}${num(x + r * Math.cos(a))} ${num(y + r * Math.sin(a))}`;
      }
    }
  }
  plate.path(d, { stroke: plate.tones.mid, width: 1.2 });
}

function drawRotor(plate: Plate, at: Point, r: number, turn: number): void {
  const { ground, white, line } = plate.tones;
  plate.circle(at, r, { fill: ground, width: 1.6 });
  let d = '';
  const count = Math.round(64 / plate.grain);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU;
    const [ax, ay] = polar(at, r * 0.38, a);
    const [bx, by] = polar(at, r * 0.98, a + 0.34);
    d += `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`;
  }
  plate.path(d, { width: 0.7 });
  plate.placed(
    at,
    turn,
    () =>
      plate.path(
        'M-118 4C-80 -16 -30 -10 0 -7C30 -4 80 14 118 -4C80 -18 30 10 0 7C-30 14 -80 0 -118 4z',
        { fill: white, width: 1.8 },
      ),
    r / 122,
  );
  plate.circle(at, r * 0.21, { fill: white, width: 2 });
  plate.circle(at, r * 0.11, { fill: line, width: 1.6 });
}

/** A multirotor from above, over contour lines. */
export function multirotor(plate: Plate): void {
  const { random } = plate;
  const { white, line } = plate.tones;
  drawContours(plate);
  const arms = random.pick([4, 6, 8]);
  const reach = arms === 8 ? 262 : 250;
  const r = arms === 8 ? 92 : 116;
  const start = arms === 4 ? Math.PI / 4 : Math.PI / arms;
  for (let i = 0; i < arms; i++) {
    const a = start + (i * TAU) / arms;
    const end = polar(CENTRE, reach, a);
    rod(plate, polar(CENTRE, 60, a), end, 14);
    drawRotor(plate, end, r, random.int(0, 179));
  }
  const [x, y] = CENTRE;
  const body = `M${x - 95} ${y}L${x - 56} ${y - 92}H${x + 56}L${x + 95} ${y}L${x + 56} ${y + 92}H${x - 56}z`;
  surface(plate, body, { angle: 0, gap: 5, shade: 0.8, edge: 2.6 });
  plate.rect(x - 40, y - 58, 80, 116, { fill: line, width: 2 });
  for (let row = -40; row < 50; row += 16)
    plate.line([x - 28, y + row], [x + 28, y + row], { stroke: white, width: 2 });
  axis(plate, [x - 440, y], [x + 440, y]);
  axis(plate, [x, 20], [x, 780]);
  const first = polar(CENTRE, reach, start);
  note(plate, `Ø${random.int(18, 62)}`, [1060, 620], polar(first, r, 0.2));
  figure(plate, [1080, 108]);
}

/** A lift-and-cruise aircraft from the side. */
export function evtol(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  backdrop(plate, 690);
  plate.line([0, 676], [1200, 676], { width: 2.4 });
  plate.rect(0, 676, 1200, 124, { fill: plate.hatch(-45, 12, 0.9), stroke: null });
  const hull =
    'M150 440C170 380 250 330 380 318C520 304 640 330 760 366L1050 396Q1076 400 1074 416Q1070 430 1040 432L800 480C680 530 420 556 270 530C190 516 140 480 150 440z';
  plate.path(hull, { fill: white, width: 2.4 });
  plate.clip(hull, () => {
    let d = '';
    for (let i = 0; i < 15 / Math.sqrt(plate.grain); i++) {
      const s = i * Math.sqrt(plate.grain);
      d += `M140 ${num(500 + s * 3.4)}C300 ${num(566 - s * 4)} 560 ${num(560 - s * 5)} 1080 ${num(440 - s * 1.2)}`;
    }
    plate.path(d, { width: 0.8 });
    plate.path('M140 476C320 520 620 500 1080 420V440C640 530 320 550 140 500z', {
      fill: line,
      stroke: null,
    });
  });
  plate.path(hull, { width: 2.4 });
  plate.path('M186 424C214 372 280 346 372 340L384 420C320 434 240 440 186 424z', {
    fill: mid,
    width: 2,
  });
  plate.path('M400 338C450 334 510 338 548 348L554 412C500 420 450 422 412 420z', {
    fill: soft,
    width: 2,
  });
  plate.path('M200 416C230 380 280 362 340 354M420 352C460 350 500 352 530 358', {
    stroke: white,
    width: 3,
  });
  surface(plate, 'M960 392L1010 230H1080L1062 404z', { angle: 20, gap: 7, edge: 2.2 });
  surface(plate, 'M430 330C520 300 720 300 800 330L790 346C700 336 520 336 440 344z', {
    angle: 0,
    gap: 4,
    edge: 2,
  });
  turned(plate, {
    at: [240, 286],
    profile: pairs([0, 4, 30, 14, 640, 14, 680, 4]),
    edge: 1.8,
  });
  for (const x of [470, 730]) surface(plate, `M${x} 298h26l8 26h-42z`, { gap: 5 });
  const rotors = random.pick([3, 4]);
  for (let i = 0; i < rotors; i++) {
    const x = 290 + (i * 580) / (rotors - 1);
    turned(plate, {
      at: [x, 272],
      angle: -90,
      profile: pairs([0, 17, 26, 17, 26, 8, 44, 8]),
      edge: 1.6,
    });
    plate.path(
      `M${x - 112} 226C${x - 60} 216 ${x - 20} 222 ${x} 224C${x + 20} 222 ${x + 60} 216 ${x + 112} 226C${x + 60} 232 ${x + 20} 232 ${x} 232C${x - 20} 232 ${x - 60} 232 ${x - 112} 226z`,
      { fill: white, width: 1.7 },
    );
    plate.path(`M${x - 116} 212A116 12 0 0 1 ${x + 116} 212`, {
      stroke: line,
      width: 1.2,
      dash: '10 6',
    });
  }
  plate.placed([1086, 414], 0, () =>
    plate.path(
      'M0 -120C12 -60 10 -20 8 0C10 20 12 60 0 120C-8 60 -6 20 -4 0C-6 -20 -8 -60 0 -120z',
      { fill: white, width: 1.8 },
    ),
  );
  plate.circle([1086, 414], 13, { fill: line, width: 1.6 });
  plate.path('M330 536L300 640M640 516L680 640M220 650H420M580 650H760', { width: 5, round: true });
  plate.path('M220 650q-20 -2 -30 -18M580 650q-20 -2 -30 -18', { width: 5, round: true });
  axis(plate, [100, 440], [1160, 440]);
  dimension(plate, [150, 730], [1086, 730], `${random.int(6, 12)}.${random.int(0, 9)} M`, [0, -50]);
  note(plate, `${rotors * 2} ×`, [640, 128], [580, 210]);
  figure(plate, [1096, 108]);
}

/** A brushless motor drawn apart along its axis. */
export function rotorDrive(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, ink } = plate.tones;
  backdrop(plate);
  const y = 400;
  turned(plate, {
    at: [90, y],
    profile: pairs([0, 60, 26, 60, 26, 22, 70, 22]),
    edge: 2,
  });
  plate.path(
    `M124 ${y - 60}C110 ${y - 150} 90 ${y - 250} 110 ${y - 300}C150 ${y - 250} 160 ${y - 150} 146 ${y - 60}zM124 ${y + 60}C110 ${y + 150} 90 ${y + 250} 110 ${y + 300}C150 ${y + 250} 160 ${y + 150} 146 ${y + 60}z`,
    { fill: white, width: 2 },
  );
  turned(plate, {
    at: [260, y],
    profile: pairs([0, 70, 20, 190, 44, 200, 170, 200]),
    edge: 2.4,
  });
  const slots = random.int(5, 7);
  for (let i = 0; i < slots; i++) {
    const at = y - 170 + (i * 340) / (slots - 1);
    plate.rect(292, at - 13, 60, 26, { fill: ink, width: 1 });
  }
  for (let i = 0; i < 9; i++)
    plate.rect(404, y - 196 + i * 44, 26, 38, { fill: i % 2 ? line : mid, width: 1.6 });
  for (let i = 0; i < 7; i++) {
    const at = y - 168 + i * 56;
    turned(plate, {
      at: [520, at],
      profile: pairs([0, 23, 150, 23]),
      edge: 1.4,
      fill: i % 3 === 0 ? mid : white,
    });
    for (let x = 530; x < 665; x += 12 * Math.sqrt(plate.grain))
      plate.line([x, at - 24], [x - 5, at + 24], { stroke: line, width: 2.6 });
  }
  plate.rect(508, y - 196, 14, 392, { fill: white, width: 1.8 });
  plate.rect(670, y - 196, 14, 392, { fill: white, width: 1.8 });
  turned(plate, {
    at: [760, y],
    profile: pairs([0, 40, 30, 40, 30, 26, 60, 26]),
    edge: 2,
  });
  turned(plate, {
    at: [870, y],
    profile: pairs([0, 150, 30, 150, 30, 196, 74, 196, 74, 120, 110, 100]),
    edge: 2.4,
  });
  for (const at of [-150, -60, 60, 150])
    turned(plate, {
      at: [1040, y + at],
      profile: pairs([0, 18, 18, 18, 18, 9, 96, 9]),
      edge: 1.6,
    });
  axis(plate, [40, y], [1180, y]);
  for (const at of [-196, 196])
    plate.line([260, y + at], [1000, y + at], { stroke: line, width: 0.9, dash: '10 8' });
  dimension(plate, [260, 690], [980, 690], `Ø${random.int(48, 156)} × ${random.int(20, 60)}`);
  note(plate, `${slots * 2} P`, [600, 130], [590, y - 190]);
  figure(plate, [1090, 108]);
}
