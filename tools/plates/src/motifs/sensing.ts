import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

type Piece = (plate: Plate, x: number, y: number, fill: string) => void;

/** What passes under the camera; one of them has lost something. */
const pieces: readonly [Piece, ...Piece[]] = [
  (plate, x, y, fill) => {
    turned(plate, {
      at: [x, y - 74],
      angle: 90,
      profile: pairs([0, 42, 22, 42, 22, 20, 74, 20]),
      fill,
      edge: 1.8,
    });
  },
  (plate, x, y, fill) => {
    plate.path(
      `M${x - 44} ${y}V${y - 46}H${x - 18}V${y - 74}H${x + 18}V${y - 46}H${x + 44}V${y}z`,
      { fill, width: 2 },
    );
    plate.circle([x, y - 26], 12, { fill: plate.tones.ink });
  },
  (plate, x, y, fill) => {
    cylinder(plate, x - 30, y - 88, 60, 88, { vertical: true, fill });
    solidRect(plate, x - 34, y - 98, 68, 14, plate.tones.line);
  },
];

function drawScreen(plate: Plate, piece: Piece): void {
  const { white, line, ink, soft } = plate.tones;
  solidRect(plate, 836, 110, 300, 236, ink, 2.4);
  plate.rect(850, 124, 272, 192, { fill: soft, stroke: null });
  plate.placed([940, 280], 0, () => piece(plate, 0, 0, white), 1.5);
  plate.path('M856 186V140H902M978 140H1024V186M1024 256V302H978M902 302H856V256', {
    stroke: line,
    width: 4,
  });
  for (let i = 0; i < 5; i++) {
    plate.rect(1040, 146 + i * 32, 40, 8, { fill: ink, stroke: null });
    plate.rect(1090, 142 + i * 32, 16, 16, { fill: i === 3 ? ink : line, stroke: null });
  }
  solidRect(plate, 970, 346, 34, 40);
  solidRect(plate, 920, 384, 134, 14);
}

/** A camera, its lens and its ring light over a belt; the screen shows what it saw. */
export function visionStation(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const piece = random.pick(pieces);
  const x = 420;
  backdrop(plate, 640);
  for (const left of [120, 690]) surfaceRect(plate, left, 84, 32, 600, { gap: 5, edge: 2.2 });
  surfaceRect(plate, 100, 76, 642, 40, { angle: 0, gap: 7, edge: 2.2 });
  plate.path(`M${x - 30} 396L${x - 150} 588H${x + 150}L${x + 30} 396z`, {
    fill: mid,
    stroke: null,
    opacity: 0.5,
  });
  for (let i = -4; i <= 4; i++)
    plate.line([x + i * 7, 396], [x + i * 37, 588], { stroke: line, width: 1, dash: '10 6' });
  surfaceRect(plate, x - 56, 116, 112, 128, { gap: 6, edge: 2.2 });
  solidRect(plate, x - 40, 136, 80, 22, line);
  turned(plate, {
    at: [x, 244],
    angle: 90,
    profile: pairs([0, 38, 30, 38, 30, 46, 70, 46, 70, 40, 96, 40, 96, 48, 116, 48]),
    edge: 2.2,
  });
  plate.path(`M${x - 30} 360q30 20 60 0z`, { fill: soft, width: 1.6 });
  for (const side of [-1, 1]) {
    section(
      plate,
      `M${x + side * 66} 366H${x + side * 140}L${x + side * 128} 404H${x + side * 54}z`,
      { gap: 6 },
    );
    for (let i = 0; i < 4; i++)
      plate.circle([x + side * (70 + i * 17), 402], 6, { fill: line, width: 1.3 });
    plate.path(`M${x + side * 100} 366V300H${x + side * 56}`, { width: 4 });
  }
  for (let i = 0; i < 8; i++)
    piece(plate, 60 + i * 180, 592, i === 2 ? white : i % 3 ? white : soft);
  plate.rect(0, 592, 1200, 18, { fill: ink, stroke: null });
  for (let i = 0; i < 14; i++) roll(plate, [30 + i * 90, 642], 30);
  surfaceRect(plate, 0, 674, 1200, 126, { angle: 0, gap: 10, edge: 2.2 });
  drawScreen(plate, piece);
  cable(
    plate,
    [
      [x + 56, 180],
      [640, 180],
      [640, 96],
      [800, 96],
      [800, 230],
      [836, 230],
    ],
    9,
    mid,
  );
  axis(plate, [x, 60], [x, 620]);
  dimension(plate, [x - 150, 716], [x + 150, 716], String(random.int(40, 240)), [0, -110]);
  dimension(plate, [230, 404], [230, 588], String(random.int(15, 60) * 10));
  callout(plate, '1', [570, 250], [x + 50, 300]);
  callout(plate, '2', [620, 440], [x + 124, 392]);
  figure(plate, [1090, 470]);
}

/** An inductive switch cut along its axis: coil, board, potting, and the field before its face. */
export function proximitySwitch(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const y = 400;
  const r = random.pick([96, 112, 126]);
  backdrop(plate);
  const lines = plate.large ? 9 : 5;
  for (let i = 1; i <= lines; i++)
    for (const side of [-1, 1]) {
      const reach = (240 * i) / lines;
      plate.path(
        `M300 ${y + side * 16}C${num(300 - reach)} ${y + side * 14} ${num(300 - reach)} ${num(y + side * (r * 0.5 + reach * 0.46))} 300 ${y + side * (r - 26)}`,
        { stroke: line, width: 1.4 },
      );
    }
  const target = random.int(60, 110);
  surfaceRect(plate, target, 190, 40, 420, { gap: 5, edge: 2.4, shade: 0.9 });
  plate.rect(320, y - r + 16, 690, 2 * r - 32, { fill: mid, stroke: null });
  for (const side of [-1, 1]) {
    const outer = y + side * r;
    let d = `M360 ${outer}`;
    for (let x = 360; x < 880; x += 20) d += `L${x + 10} ${outer + side * 9}L${x + 20} ${outer}`;
    section(plate, `${d}H1010V${outer - side * 20}H360z`, { gap: 7, edge: 2 });
  }
  section(plate, `M296 ${y - r}H362V${y - r + 18}H318V${y + r - 18}H362V${y + r}H296z`, {
    gap: 6,
    angle: -45,
    edge: 2.2,
    fill: white,
  });
  plate.path(
    `M320 ${y - r + 22}H420V${y - 14}H320V${y + 14}H420V${y + r - 22}H320V${y + r - 46}H384V${y + 40}H320V${y - 40}H384V${y - r + 46}H320z`,
    { fill: ink },
  );
  for (const side of [-1, 1])
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 3; i++)
        plate.circle([334 + i * 19, y + side * (52 + row * ((r - 106) / 2 + 8))], 8, {
          fill: line,
          width: 1.3,
        });
  plate.rect(430, y - 9, 480, 18, { fill: white, width: 1.8 });
  for (let i = 0; i < 9; i++) {
    const x = 450 + i * 48;
    const tall = random.int(16, 46);
    solidRect(plate, x, y - 9 - tall, 34, tall, random.pick([ink, line, white]));
    if (i % 2) solidRect(plate, x + 4, y + 9, 24, random.int(10, 30), soft);
  }
  plate.path(`M420 ${y - 30}H440V${y - 8}M420 ${y + 30}H440V${y + 8}`, { width: 2, stroke: line });
  for (const x of [560, 760]) {
    turned(plate, { at: [x, y], profile: pairs([0, r + 46, 44, r + 46]), edge: 2.2 });
    for (const k of [-0.5, 0.5]) plate.line([x, y + k * r], [x + 44, y + k * r], { width: 1.8 });
  }
  section(plate, `M1010 ${y - r + 8}L1080 ${y - 46}H1110V${y + 46}H1080L1010 ${y + r - 8}z`, {
    gap: 8,
    angle: -45,
  });
  cylinder(plate, 1010, y - 30, 200, 60, { fill: soft });
  solidRect(plate, 950, y - 40, 20, 20, white);
  disc(plate, [1040, 180], 64, { inner: 26 });
  plate.circle([1040, 180], 26, { fill: ink });
  plate.circle([1040, 180], 8, { fill: line, stroke: null });
  axis(plate, [40, y], [1180, y]);
  dimension(plate, [296, 690], [1010, 690], String(random.int(40, 90)), [0, -170]);
  note(plate, `M${random.pick([12, 18, 30])}×1`, [700, 130], [700, y - r - 8]);
  dimension(plate, [target + 40, 650], [296, 650], String(random.int(2, 15)), [0, -60]);
  callout(plate, '1', [420, 160], [352, y - 60]);
  figure(plate, [1090, 730]);
}
