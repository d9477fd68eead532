import { axis, callout, dimension, figure, letter } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { circlePath, num, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import {
  section,
  sectionRect,
  solidRect,
  surface,
  surfacePoints,
  surfaceRect,
} from '../drawing/metal.ts';
import { hopper, motor, panel, roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const AXIS = 392;

function drawTrain(plate: Plate): void {
  motor(plate, [206, AXIS], -150, 66);
  surfacePoints(plate, pairs([206, 470, 206, 316, 236, 300, 330, 300, 346, 320, 346, 470]), {
    gap: 7,
    shade: 0.8,
    edge: 2.2,
  });
  disc(plate, [276, AXIS], 44, { inner: 20 });
  plate.circle([276, AXIS], 20, { fill: plate.tones.line });
  cylinder(plate, 346, AXIS - 34, 400, 68);
  const zones = plate.random.int(4, 6);
  for (let i = 0; i < zones; i++) {
    const x = 440 + (i * 300) / zones;
    const width = 300 / zones - 12;
    cylinder(plate, x, AXIS - 50, width, 100, { fill: plate.tones.soft });
    solidRect(plate, x + width / 2 - 16, AXIS + 50, 32, 26, plate.tones.line, 1.4);
    plate.path(
      `M${num(x + width / 2 - 12)} ${AXIS + 58}h24M${num(x + width / 2 - 12)} ${AXIS + 66}h24`,
      { stroke: plate.tones.white, width: 1.4 },
    );
  }
  turned(plate, {
    at: [746, AXIS],
    profile: pairs([0, 64, 30, 64, 30, 44, 72, 44, 72, 30, 96, 22]),
    edge: 2,
  });
}

function drawWaterBath(plate: Plate, exit: number): void {
  const { mid, soft } = plate.tones;
  surfaceRect(plate, 862, AXIS - 20, 250, 110, { gap: 10, edge: 2.2 });
  plate.rect(874, AXIS - 6, 226, 84, { fill: soft, width: 1.4 });
  plate.path(
    Array.from(
      { length: 5 },
      (_, i) => `M880 ${AXIS + 12 + i * 14}q12 -6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`,
    ).join(''),
    { stroke: mid, width: 1.2 },
  );
  for (const x of [906, 986, 1066]) roll(plate, [x, AXIS + 34], 20);
  cylinder(plate, 842, AXIS - exit, 358, exit * 2, { fill: plate.tones.mid });
}

/** A single-screw extruder with its line: pipe through a cooling bath, or film drawn up into a bubble. */
export function extruder(plate: Plate): void {
  const { random } = plate;
  backdrop(plate, 660);
  floor(plate, 660);
  surfacePoints(plate, pairs([90, 660, 104, 470, 770, 470, 790, 660]), { gap: 9, edge: 2.2 });
  for (const x of [140, 340, 540])
    plate.rect(x, 508, 168, 112, { fill: plate.tones.white, width: 1.5 });
  drawTrain(plate);
  hopper(plate, [392, AXIS - 34], 50, 170, 226, 5.2);
  if (random.chance(0.5)) {
    for (const x of [890, 1070]) surfaceRect(plate, x, AXIS + 90, 22, 660 - AXIS - 90, { gap: 6 });
    drawWaterBath(plate, random.pick([13, 18]));
  } else drawFilmBubble(plate);
  panel(plate, 560, 138, 108, 132);
  solidRect(plate, 606, 270, 16, AXIS - 320);
  axis(plate, [30, AXIS], [870, AXIS]);
  dimension(plate, [346, 702], [746, 702], `${random.int(24, 40)}:1 L/D`, [0, -60]);
  callout(plate, '1', [300, 180], [276, AXIS - 30]);
  callout(plate, '2', [760, 260], [700, AXIS - 40]);
  figure(plate, [1096, 104]);
}

function drawFilmBubble(plate: Plate): void {
  const { white, mid } = plate.tones;
  surfaceRect(plate, 838, AXIS - 26, 210, 60, { angle: 0, gap: 7, edge: 2.2 });
  surface(plate, `M860 660L872 ${AXIS + 34}L1016 ${AXIS + 34}L1028 660z`, { gap: 8 });
  turned(plate, {
    at: [944, AXIS - 60],
    angle: 90,
    profile: pairs([0, 46, 34, 62]),
    edge: 2,
  });
  const bubble = `M914 ${AXIS - 60}C910 ${AXIS - 110} 856 ${AXIS - 120} 856 ${AXIS - 180}L862 140L938 92H950L1026 140L1032 ${AXIS - 180}C1032 ${AXIS - 120} 978 ${AXIS - 110} 974 ${AXIS - 60}z`;
  plate.path(bubble, { fill: white, width: 2 });
  plate.clip(bubble, () => {
    for (let i = 0; i < 22 / plate.grain; i++) {
      const u = -1 + (i * plate.grain) / 11;
      const x = 944 + 88 * Math.sign(u) * (1 - (1 - Math.abs(u)) ** 1.6);
      plate.path(
        `M${num(944 + u * 30)} ${AXIS - 60}C${num(944 + u * 34)} ${AXIS - 110} ${num(x)} ${AXIS - 120} ${num(x)} ${AXIS - 180}L${num(944 + (x - 944) * 0.93)} 140L944 92`,
        { width: u > 0.2 ? 1 : 0.55 },
      );
    }
    plate.path(`M840 ${AXIS - 150}H1050`, { stroke: mid, width: 5 });
  });
  for (const side of [-1, 1]) roll(plate, [944 + side * 17, 84], 16);
}

function drawElements(plate: Plate, y: number, lead: number, phase: number): void {
  const { white, ink } = plate.tones;
  turned(plate, {
    at: [96, y],
    profile: pairs([0, 34, 1000, 34]),
    edge: 1.4,
  });
  for (let x = 110 + phase; x < 1068; x += lead) {
    const kneading = x > 470 && x < 660;
    if (kneading) {
      plate.rect(x, y - 72, lead * 0.42, 144, { fill: white, width: 1.6 });
      plate.rect(x + lead * 0.42, y - 40, lead * 0.42, 80, { fill: plate.tones.mid, width: 1.4 });
      continue;
    }
    const lean = lead * 0.5;
    const flight = (shift: number, width: number) =>
      `M${num(x + shift)} ${y + 72}C${num(x + shift + lean * 0.3)} ${y + 14} ${num(x + shift + lean * 0.8)} ${y - 20} ${num(x + shift + lean)} ${y - 72}h${num(width)}C${num(x + shift + width + lean * 0.8)} ${y - 20} ${num(x + shift + width + lean * 0.3)} ${y + 14} ${num(x + shift + width)} ${y + 72}z`;
    plate.path(flight(0, 15), { fill: white, width: 1.5 });
    plate.path(flight(15, 6), { fill: ink, stroke: null });
  }
}

/** Two intermeshing screws seen from above, the barrel cut open; the round inset shows the cross-section. */
export function twinScrew(plate: Plate): void {
  const { random } = plate;
  const { mid, soft } = plate.tones;
  const [upper, lower] = [330, 466];
  backdrop(plate);
  plate.rect(80, upper - 76, 1016, lower - upper + 152, { fill: mid, stroke: null });
  const lead = random.pick([60, 68, 76]);
  drawElements(plate, upper, lead, 0);
  drawElements(plate, lower, lead, lead / 2);
  for (const y of [upper - 138, lower + 74])
    sectionRect(plate, 80, y, 1016, 64, { gap: 10, edge: 2.2 });
  for (let x = 150; x < 1060; x += 112)
    for (const y of [upper - 106, lower + 106])
      plate.circle([x, y], 11, { fill: soft, width: 1.5 });
  section(plate, `M80 ${upper - 138}L30 ${upper - 70}V${lower + 70}L80 ${lower + 138}z`, {
    angle: -45,
  });
  sectionRect(plate, 1096, upper - 150, 40, lower - upper + 300, { angle: -45 });
  for (const y of [upper, lower]) axis(plate, [0, y], [1200, y]);
  dimension(plate, [1166, upper], [1166, lower], String(random.int(34, 92)), [-30, 0]);
  drawBarrelInset(plate, [900, 606]);
  callout(plate, '1', [260, 130], [300, upper - 30]);
  callout(plate, '2', [570, 130], [566, upper - 40]);
  dimension(plate, [80, 700], [700, 700], String(random.int(140, 320) * 10), [0, -50]);
  figure(plate, [1096, 104]);
}

function drawBarrelInset(plate: Plate, [x, y]: Point): void {
  const radius = 128;
  plate.circle([x + 5, y + 7], radius, { fill: plate.tones.ink, stroke: null });
  section(plate, circlePath([x, y], radius), { gap: 10, edge: 2.6 });
  plate.path(`${circlePath([x - 40, y], 52)}`, { fill: plate.tones.soft, width: 2 });
  plate.path(`${circlePath([x + 40, y], 52)}`, { fill: plate.tones.soft, width: 2 });
  plate.path(`M${x} ${y - 33}V${y + 33}`, { stroke: plate.tones.soft, width: 4 });
  for (const [cx, turn] of [
    [x - 40, 0],
    [x + 40, 90],
  ] as const) {
    plate.placed([cx, y], turn, () => {
      section(plate, 'M-50 0Q-20 -24 0 -22Q20 -24 50 0Q20 24 0 22Q-20 24 -50 0z', {
        angle: -45,
        gap: 6,
        fill: plate.tones.mid,
      });
      plate.rect(-11, -11, 22, 22, { fill: plate.tones.white, width: 1.6 });
    });
  }
  letter(plate, 'B-B', [x, y + 96], { size: 2.6 });
}
