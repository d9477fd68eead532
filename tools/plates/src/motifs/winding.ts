import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { boss } from '../drawing/faces.ts';
import { num, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { solidRect, surface } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const AXIS = 360;

function vesselPath(left: number, right: number, r: number): string {
  const dome = r * 0.62;
  return `M${left} ${AXIS - 26}C${left + 8} ${AXIS - r * 0.8} ${left + dome * 0.5} ${AXIS - r} ${left + dome} ${AXIS - r}H${right - dome}C${right - dome * 0.5} ${AXIS - r} ${right - 8} ${AXIS - r * 0.8} ${right} ${AXIS - 26}V${AXIS + 26}C${right - 8} ${AXIS + r * 0.8} ${right - dome * 0.5} ${AXIS + r} ${right - dome} ${AXIS + r}H${left + dome}C${left + dome * 0.5} ${AXIS + r} ${left + 8} ${AXIS + r * 0.8} ${left} ${AXIS + 26}z`;
}

/** One tape of fibre over the near side of the mandrel, from its lower edge to its upper. */
function drawTape(plate: Plate, from: number, to: number, r: number, fill: string): void {
  const low = (shift: number) => `${num(from + shift + (to - from) * 0.1)} ${num(AXIS + r * 0.4)}`;
  const high = (shift: number) => `${num(from + shift + (to - from) * 0.9)} ${num(AXIS - r * 0.4)}`;
  const up = (shift: number) =>
    `M${from + shift} ${AXIS + r}C${low(shift)} ${high(shift)} ${to + shift} ${AXIS - r}`;
  plate.path(`${up(0)}h30C${high(30)} ${low(30)} ${from + 30} ${AXIS + r}z`, { fill, width: 1.4 });
  for (const shift of plate.large ? [8, 15, 22] : [15]) plate.path(up(shift), { width: 0.6 });
}

function drawShadow(plate: Plate, left: number, right: number, r: number): void {
  let d = '';
  for (let y = 0; y < r * 0.52; y += (3 + y * 0.05) * plate.grain) {
    d += `M${left} ${num(AXIS + r - y)}H${right}`;
  }
  for (let y = 0; y < r * 0.16; y += 5 * plate.grain) d += `M${left} ${num(AXIS - r + y)}H${right}`;
  plate.path(d, { width: 0.9 });
}

/** Tapes cross the mandrel in two directions; where they cross, diamonds appear. */
function drawFibres(plate: Plate, left: number, right: number, r: number): void {
  const { white, mid } = plate.tones;
  const pitch = plate.random.pick([58, 72, 86]);
  const lean = plate.random.pick([120, 180]);
  plate.clip(vesselPath(left, right, r), () => {
    plate.rect(left, AXIS - r, right - left, 2 * r, { fill: mid, stroke: null });
    for (let x = left - 200; x < right + 200; x += pitch) drawTape(plate, x + lean, x, r, mid);
    for (let x = left - 200; x < right + 200; x += pitch) drawTape(plate, x, x + lean, r, white);
    drawShadow(plate, left, right, r);
  });
  plate.path(vesselPath(left, right, r), { width: 2.4 });
}

function drawCarriage(plate: Plate, eye: Point): void {
  const { line, mid } = plate.tones;
  surface(
    plate,
    `M${num(eye[0] - 70)} 690L${num(eye[0] - 54)} 590L${num(eye[0] + 54)} 590L${num(eye[0] + 70)} 690z`,
    { gap: 8, edge: 2.2 },
  );
  for (let i = -3; i <= 3; i++)
    plate.line([eye[0] + i * 13, 596], [eye[0] + i * 3.4, eye[1]], {
      stroke: i % 2 ? line : mid,
      width: 2.4,
    });
  for (const side of [-1, 1]) roll(plate, [eye[0] + side * 34, 618], 15);
  solidRect(plate, eye[0] - 20, eye[1] - 12, 40, 22, line);
}

/** A pressure vessel on its mandrel while carbon or glass fibre is wound over it. */
export function filamentWinding(plate: Plate): void {
  const { random } = plate;
  const r = random.int(150, 190);
  const [left, right] = [236, random.int(900, 960)];
  backdrop(plate, 690);
  floor(plate, 690);
  for (const [x, width] of pairs([86, 96, 1018, 96])) {
    surface(
      plate,
      `M${x - 16} 690L${x} ${AXIS - 90}L${x + width} ${AXIS - 90}L${x + width + 16} 690z`,
      { gap: 9, edge: 2.2 },
    );
    boss(plate, [x + width / 2, AXIS], 56, 10);
  }
  turned(plate, {
    at: [182, AXIS],
    profile: pairs([0, 30, 20, 30, 20, 17, 60, 17]),
  });
  turned(plate, {
    at: [1018, AXIS],
    angle: 180,
    profile: [
      [0, 30],
      [20, 30],
      [20, 17],
      [1016 - right, 17],
    ],
  });
  drawFibres(plate, left, right, r);
  cylinder(plate, 120, 664, 960, 26);
  drawCarriage(plate, [random.int(420, 760), AXIS + r + 22]);
  axis(plate, [40, AXIS], [1160, AXIS]);
  dimension(plate, [left, 118], [right, 118], String(random.int(90, 240) * 10), [0, 60]);
  callout(plate, '1', [1080, 210], [1040, 300]);
  callout(plate, '2', [150, 180], [330, AXIS - r * 0.6]);
  figure(plate, [1100, 118]);
}
