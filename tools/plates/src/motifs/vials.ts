import { axis, callout, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { type Point, pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { solidRect, surfaceRect } from '../drawing/metal.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const PITCH = 150;
const LIP = 372;

function drawVial(plate: Plate, x: number, share: number): void {
  const { white, mid } = plate.tones;
  const glass = `M${x - 58} 590V446C${x - 58} 416 ${x - 26} 424 ${x - 26} 398V392H${x - 34}V${LIP}H${x + 34}V392H${x + 26}V398C${x + 26} 424 ${x + 58} 416 ${x + 58} 446V590q0 16 -16 16H${x - 42}q-16 0 -16 -16z`;
  plate.path(glass, { fill: white, width: 2.2 });
  const high = 140 * share;
  if (share > 0) plate.rect(x - 53, 600 - high, 106, high, { fill: mid, width: 1.2 });
  plate.path(`M${x - 48} 450V580M${x - 40} 446V584M${x + 50} 450V580M${x + 45} 446V584`, {
    width: 0.8,
  });
}

function drawNeedle(plate: Plate, x: number, share: number): void {
  cylinder(plate, x - 18, 116, 36, 110, { vertical: true });
  solidRect(plate, x - 26, 226, 52, 16, plate.tones.line);
  cylinder(plate, x - 12, 242, 24, 60, { vertical: true });
  cylinder(plate, x - 4, 302, 8, 270 - 130 * share, { vertical: true, edge: 1.2 });
}

function drawStopper(plate: Plate, x: number, y: number): void {
  turned(plate, {
    at: [x, y],
    angle: 90,
    profile: pairs([0, 32, 18, 32, 18, 23, 46, 20]),
    fill: plate.tones.mid,
    edge: 1.8,
  });
}

function drawRam(plate: Plate, x: number, reach: number): void {
  cylinder(plate, x - 15, 116, 30, reach - 60, { vertical: true });
  turned(plate, {
    at: [x, 76 + reach - 20],
    angle: 90,
    profile: pairs([0, 24, 20, 24, 20, 40, 46, 40]),
    edge: 2,
  });
}

function drawCap(plate: Plate, x: number): void {
  turned(plate, { at: [x, 350], angle: 90, profile: pairs([0, 37, 46, 37]), edge: 2, coarse: 0.8 });
  plate.rect(x - 37, 342, 74, 12, { fill: plate.tones.line, width: 1.8 });
}

/** Vials are filled by needles, stoppered and capped, one station after another. */
export function vialFiller(plate: Plate): void {
  const { random } = plate;
  const { mid, ink } = plate.tones;
  const needles = random.int(2, 4);
  backdrop(plate, 640);
  surfaceRect(plate, 0, 76, 1200, 40, { angle: 0, gap: 7, edge: 2.2 });
  for (let i = 0; i < 9; i++) {
    const x = -10 + i * PITCH;
    const share = Math.min(1, i / needles);
    drawVial(plate, x, share);
    if (i > 0 && i <= needles) drawNeedle(plate, x, share);
    else if (i === needles + 1) {
      drawStopper(plate, x, 312);
      drawRam(plate, x, 208);
    } else if (i === needles + 2) {
      drawCap(plate, x);
      drawRam(plate, x, 240);
    } else if (i > 0) drawCap(plate, x);
  }
  const at = (station: number): number => -10 + station * PITCH;
  const feed: Point[] = [
    [at(1), 96],
    [at(1), 62],
    [at(needles), 62],
    [at(needles), 96],
  ];
  pipe(plate, feed, 14, 20, mid);
  surfaceRect(plate, 0, 606, 1200, 30, { angle: 0, gap: 6, edge: 2.2 });
  for (let i = 0; i < 13; i++) disc(plate, [40 + i * 94, 674], 34, { inner: 10 });
  plate.rect(0, 710, 1200, 90, { fill: ink, stroke: null });
  axis(plate, [at(1), 130], [at(1), 640]);
  note(plate, `${random.int(2, 50)} ML`, [1050, 240], [at(7) - 20, 500]);
  callout(plate, '1', [60, 200], [at(1) - 10, 170]);
  callout(plate, '2', [at(needles + 3) - 40, 180], [at(needles + 1) + 34, 270]);
  figure(plate, [1100, 160]);
}
