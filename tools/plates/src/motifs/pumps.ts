import { axis, axisCross, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import {
  circlePath,
  num,
  openPath,
  type Point,
  pairs,
  polar,
  TAU,
  traced,
} from '../drawing/geometry.ts';
import { backdrop, floor, ruled } from '../drawing/ground.ts';
import {
  section,
  sectionRect,
  solidRect,
  surface,
  surfacePoints,
  surfaceRect,
} from '../drawing/metal.ts';
import { bearing, flange, motor } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const EYE: Point = [520, 420];

/** Runs against the clock from the tongue round to the right, so that the water leaves upwards. */
function spiral(base: number, growth: number): Point[] {
  return traced(96, (t) => polar(EYE, base + growth * t * TAU, -0.5 - t * (TAU - 0.5)));
}

/** The casing is a spiral that opens into an upright outlet. */
function casing(base: number, growth: number, left: number, right: number): string {
  const points = spiral(base, growth);
  const [startX, startY] = points[0] ?? EYE;
  const [endX, endY] = points.at(-1) ?? EYE;
  return `${openPath(points)}C${num(endX)} ${num(endY - 130)} ${right} 240 ${right} 96H${left}C${left} 200 ${num(left - 6)} 250 ${num(startX)} ${num(startY)}z`;
}

function drawVanes(plate: Plate, count: number, r: number): void {
  const vane = (start: number, thickness: number): Point[] =>
    traced(30, (t) => {
      const radius = 82 + (r - 84) * t;
      return polar(EYE, radius, start + 1.25 * t ** 0.8 + thickness / radius);
    });
  plate.clip(circlePath(EYE, r), () => {
    for (let v = 0; v < count; v++) {
      const start = (v * TAU) / count;
      let d = '';
      for (let i = 1; i < 66 / count / plate.grain + 2; i++)
        d += openPath(vane(start - i * 0.073 * plate.grain, 0));
      plate.path(d, { width: 0.7, opacity: 0.75 });
      plate.polygon([...vane(start, -9), ...vane(start, 9).reverse()], {
        fill: plate.tones.line,
        width: 2,
      });
    }
  });
}

/** A volute pump cut across its shaft. */
export function volutePump(plate: Plate): void {
  const { random } = plate;
  const { white, ink, line } = plate.tones;
  const r = 222;
  ruled(plate, 0, 800, random.pick([10, 14]), random.pick([12, 18]));
  section(plate, casing(262, 13.4, 766, 930), { gap: 11, edge: 2.6 });
  const water = casing(234, 12.2, 800, 898);
  plate.path(water, { fill: plate.tones.soft, width: 2 });
  plate.clip(water, () => {
    for (let i = 0; i < 12 / plate.grain; i++)
      plate.path(openPath(spiral(238 + i * 7.4 * plate.grain, 6 + i * 0.5)), {
        stroke: line,
        width: 0.9,
      });
    for (let x = 806; x < 898; x += 13 * plate.grain)
      plate.path(`M${num(x)} 90C${num(x)} 230 ${num(x - 18)} 300 ${num(x - 24)} 400`, {
        stroke: line,
        width: 0.9,
      });
  });
  surfaceRect(plate, 742, 66, 212, 32, { gap: 5, shade: 0.9, edge: 2.4 });
  for (const x of [750, 930]) solidRect(plate, x, 56, 16, 54);
  plate.circle(EYE, r, { fill: white, width: 2.4 });
  drawVanes(plate, random.int(5, 8), r);
  plate.circle(EYE, r, { width: 2.6 });
  disc(plate, EYE, 86, { inner: 46, edge: 2.2 });
  plate.circle(EYE, 44, { fill: ink });
  plate.circle(EYE, 21, { fill: white });
  plate.rect(EYE[0] - 7, EYE[1] - 33, 14, 20, { fill: white, stroke: null });
  for (let i = 0; i < 12; i++) {
    const at = spiral(248, 12.8)[Math.round(4 + i * 7.6)] ?? EYE;
    plate.circle(at, 9, { fill: white, width: 1.8 });
    plate.circle(at, 4, { fill: ink, stroke: null });
  }
  axisCross(plate, EYE, 330);
  note(plate, `Ø${random.int(18, 62) * 10}`, [1040, 560], polar(EYE, r, 0.5));
  figure(plate, [110, 110]);
}

function drawWetEnd(plate: Plate, r: number, y: number): void {
  turned(plate, {
    at: [318, y],
    profile: [
      [0, r * 0.86],
      [22, r],
      [98, r],
      [122, r * 0.86],
    ],
    edge: 2.4,
  });
  cylinder(plate, 184, y - 66, 134, 132);
  flange(plate, [152, y], 104, 32);
  cylinder(plate, 318, 132, 110, y - r - 126, { vertical: true });
  flange(plate, [373, 130], 92, 32, -90);
  surface(plate, `M318 590L336 ${y + r - 10}L414 ${y + r - 10}L432 590z`, { gap: 8 });
}

/** A pump, its coupling and its motor on one base plate, side elevation. */
export function pumpSet(plate: Plate): void {
  const { random } = plate;
  const { line, ink, mid } = plate.tones;
  const y = 400;
  backdrop(plate, 644);
  floor(plate, 644);
  surfacePoints(plate, pairs([110, 644, 130, 590, 1070, 590, 1090, 644]), {
    gap: 8,
    edge: 2.2,
    shade: 0.8,
  });
  for (const x of [650, 950])
    plate.path(`M${x} 590L${x + 14} 520L${x + 66} 520L${x + 80} 590z`, { fill: ink });
  motor(plate, [620, y], 460, 126);
  const drive = random.int(0, 2);
  cylinder(plate, 430, y - 26, 200, 52);
  if (drive === 0) {
    surface(plate, 'M500 590V328q52 -46 104 0V590z', { angle: 0, gap: 7, shade: 0.8, edge: 2 });
    cylinder(plate, 424, y - 80, 62, 160);
  } else if (drive === 1) {
    sectionRect(plate, 446, y - 96, 168, 54, { gap: 8 });
    sectionRect(plate, 446, y + 42, 168, 54, { gap: 8, angle: -45 });
    for (let i = 0; i < 5; i++)
      for (const side of [-1, 1])
        solidRect(plate, 462 + i * 29, y + side * 34 - 8, 20, 16, i % 2 ? mid : line, 1.3);
  } else {
    for (const x of [446, 566]) bearing(plate, x, y - 66, 46, 40);
    for (const x of [446, 566]) bearing(plate, x, y + 26, 46, 40);
    section(plate, `M436 ${y - 92}H624V${y - 66}H436zM436 ${y + 66}H624V${y + 92}H436z`, {
      gap: 8,
    });
  }
  drawWetEnd(plate, random.pick([158, 176, 196]), y);
  axis(plate, [90, y], [1150, y]);
  axis(plate, [373, 70], [373, 640]);
  dimension(plate, [152, 704], [1080, 704], String(random.int(96, 224) * 10), [0, -50]);
  callout(plate, '1', [240, 230], [330, 330]);
  callout(plate, '2', [560, 210], [530, y - 60]);
  figure(plate, [1090, 110]);
}
