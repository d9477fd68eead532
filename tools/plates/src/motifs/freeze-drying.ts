import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { flange, motor } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

function drawVial(plate: Plate, x: number, y: number, h: number, half: boolean): void {
  const { white, line, mid } = plate.tones;
  plate.path(
    `M${num(x)} ${y}v${num(-h * 0.62)}q0 ${num(-h * 0.12)} 9 ${num(-h * 0.16)}v${num(-h * 0.12)}h12v${num(h * 0.12)}q9 ${num(h * 0.04)} 9 ${num(h * 0.16)}V${y}z`,
    { fill: white, width: 1.3 },
  );
  plate.rect(x + 2, y - h * 0.26, 26, h * 0.24, { fill: mid, width: 0.9 });
  plate.rect(x + 8, y - h * 0.98 - (half ? 5 : 0), 14, h * 0.12, { fill: line, width: 1.1 });
}

/** A freeze dryer: shelves of vials, a cold trap, and the vacuum between them. */
export function freezeDryer(plate: Plate): void {
  const { random } = plate;
  const { soft, line, mid, white } = plate.tones;
  const shelves = random.int(3, 5);
  const [left, right, top, bottom] = [130, 650, 190, 640];
  backdrop(plate, 700);
  floor(plate, 700);
  section(plate, `M${left - 26} ${top - 26}H${right + 26}V${bottom + 26}H${left - 26}z`, {
    gap: 10,
    edge: 2.4,
  });
  for (const x of [150, 590]) solidRect(plate, x, bottom + 26, 60, 34);
  plate.rect(left, top, right - left, bottom - top, { fill: soft, width: 2 });
  turned(plate, {
    at: [390, 74],
    angle: 90,
    profile: pairs([0, 40, 70, 40, 70, 56, 92, 56, 92, 17, 160, 17]),
    edge: 2,
  });
  solidRect(plate, left + 30, 226, right - left - 60, 18);
  const pitch = (bottom - 250) / shelves;
  const half = random.chance(0.5);
  for (let i = 0; i < shelves; i++) {
    const y = 250 + (i + 1) * pitch - 24;
    surfaceRect(plate, left + 20, y, right - left - 40, 16, { angle: 0, gap: 5, edge: 1.8 });
    for (let n = 0; n < 14; n++)
      drawVial(plate, left + 32 + n * 33, y, Math.min(84, pitch * 0.72), half);
    plate.path(
      `M${right - 20} ${y + 8}C${right - 4} ${y + 30} ${right - 4} ${num(y + pitch - 20)} ${right - 20} ${num(y + pitch)}`,
      { stroke: line, width: i < shelves - 1 ? 4 : 0 },
    );
  }
  for (const x of [left + 22, right - 30])
    cylinder(plate, x, 236, 8, bottom - 250, { vertical: true, edge: 1.2 });
  cylinder(plate, right + 26, 350, 110, 90);
  flange(plate, [right + 40, 395], 62, 16);
  flange(plate, [right + 104, 395], 62, 16);
  solidRect(plate, right + 66, 310, 30, 30, line);
  section(plate, 'M786 200H1076V640H786z', { gap: 10, angle: -45, edge: 2.4 });
  plate.rect(808, 222, 246, 396, { fill: soft, width: 2 });
  const coils = random.int(7, 10);
  for (let i = 0; i < coils; i++) {
    const y = 250 + (i * 330) / coils;
    pipe(
      plate,
      [
        [840, y],
        [1022, y],
      ],
      24,
      4,
      white,
    );
    for (let n = 0; n < (plate.large ? 17 : 9); n++) {
      const x = 846 + n * (plate.large ? 10.6 : 20);
      plate.path(`M${num(x)} ${num(y - 12)}l3 -9l4 9M${num(x)} ${num(y + 12)}l3 8l4 -8`, {
        stroke: line,
        width: 1,
      });
    }
    plate.circle([1028, y], 10, { fill: mid, width: 1.6 });
    plate.circle([834, y], 10, { fill: mid, width: 1.6 });
  }
  pipe(
    plate,
    [
      [930, 640],
      [930, 666],
      [1120, 666],
      [1120, 600],
    ],
    22,
    16,
  );
  disc(plate, [1120, 560], 46, { inner: 14 });
  boltCircle(plate, [1120, 560], 32, 6, 5);
  motor(plate, [1120, 514], 70, 34, -90);
  disc(plate, [560, 130], 30, { inner: 8, gap: 5 });
  plate.path('M560 160V166M560 130L574 116', { width: 2.4 });
  axis(plate, [390, 50], [390, 680]);
  note(plate, `-${random.int(50, 85)}°`, [930, 150], [930, 250]);
  dimension(plate, [left, 730], [right, 730], String(random.int(6, 15) * 100), [0, -60]);
  callout(plate, '1', [230, 120], [300, 236]);
  callout(plate, '2', [720, 260], [right + 80, 340]);
  figure(plate, [1100, 110]);
}
