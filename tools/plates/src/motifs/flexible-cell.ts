import { dimension, figure } from '../drawing/annotate.ts';
import { pairs } from '../drawing/geometry.ts';
import { shaded } from '../drawing/ground.ts';
import { block, drum, flat, flatCircle, isometric, type Projection } from '../drawing/isometric.ts';
import type { Plate } from '../drawing/plate.ts';

/** A shop floor in space: racks, a vehicle on its path, a machine with its loading arm. */
export function flexibleCell(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, ink } = plate.tones;
  shaded(plate, 30, 14);
  const at = isometric([560, 430], 1.08);
  for (let i = -5; i < 6; i++) {
    plate.line(at(i * 90, -420), at(i * 90, 420), { stroke: mid, width: 0.8 });
    plate.line(at(-480, i * 90), at(480, i * 90), { stroke: mid, width: 0.8 });
  }
  plate.polyline([at(-470, 240), at(250, 240), at(250, -120), at(420, -120)], {
    stroke: line,
    width: 3,
    dash: '18 10',
  });
  drawRack(plate, at, -400, -230);
  drawMachine(plate, at, -20, -230, random.chance(0.5));
  drawMachine(plate, at, 210 + 60, -330, true);
  for (const [x, y, load] of [
    [-300, 208, 2],
    [60, 208, 1],
  ] as const)
    drawVehicle(plate, at, x + random.int(-30, 30), y, load);
  block(plate, at, { x: -220, y: 20, z: 0, dx: 400, dy: 70, dz: 40, edge: 2 });
  for (let i = 0; i < 5; i++)
    block(plate, at, {
      x: -200 + i * 78,
      y: 34,
      z: 40,
      dx: 46,
      dy: 42,
      dz: 34,
      top: i % 2 ? mid : line,
      edge: 1.6,
    });
  drum(plate, at, 300, 60, 34, 0, 60, white);
  plate.polyline([at(300, 60, 60), at(290, 40, 190), at(220, 50, 210), at(196, 54, 130)], {
    width: 17,
    round: true,
  });
  plate.polyline([at(300, 60, 60), at(290, 40, 190), at(220, 50, 210), at(196, 54, 130)], {
    width: 12,
    stroke: white,
    round: true,
  });
  for (const joint of [at(290, 40, 190), at(220, 50, 210)]) {
    plate.circle(joint, 17, { fill: line, width: 1.8 });
    plate.circle(joint, 6, { fill: ink, stroke: null });
  }
  dimension(plate, at(-220, 120), at(180, 120), String(random.int(30, 90) * 100));
  figure(plate, [110, 108]);
}

function drawRack(plate: Plate, at: Projection, x: number, y: number): void {
  const { mid, line, white } = plate.tones;
  for (let level = 0; level < 4; level++) {
    block(plate, at, { x, y, z: level * 70, dx: 300, dy: 80, dz: 10, edge: 1.5 });
    for (let i = 0; i < 4; i++) {
      if (plate.random.chance(0.2)) continue;
      block(plate, at, {
        x: x + 10 + i * 72,
        y: y + 12,
        z: level * 70 + 10,
        dx: 54,
        dy: 56,
        dz: plate.random.int(28, 46),
        top: plate.random.pick([mid, line, white]),
        edge: 1.4,
      });
    }
  }
  for (const shift of [0, 300])
    plate.line(at(x + shift, y + 80, 0), at(x + shift, y + 80, 290), { width: 4 });
}

function drawMachine(plate: Plate, at: Projection, x: number, y: number, tall: boolean): void {
  const { mid, line, ink } = plate.tones;
  const height = tall ? 190 : 150;
  block(plate, at, { x, y, z: 0, dx: 180, dy: 150, dz: height, edge: 2.2 });
  plate.path(
    flat(
      (px, pz) => at(x + px, y + 150, pz),
      [
        [24, 50],
        [110, 50],
        [110, height - 30],
        [24, height - 30],
      ],
    ),
    { fill: mid, width: 1.8 },
  );
  plate.path(
    flat((px, pz) => at(x + px, y + 150, pz), pairs([128, 80, 164, 80, 164, 130, 128, 130])),
    { fill: ink, width: 1.4 },
  );
  plate.path(flatCircle(at, x + 90, y + 75, 40, height), { fill: line, width: 1.6 });
  plate.path(flatCircle(at, x + 90, y + 75, 26, height), { fill: plate.tones.white, width: 1.4 });
}

function drawVehicle(plate: Plate, at: Projection, x: number, y: number, load: number): void {
  const { line, mid } = plate.tones;
  block(plate, at, { x, y, z: 8, dx: 130, dy: 80, dz: 34, edge: 2.2 });
  plate.path(
    flat((px, pz) => at(x + px, y + 80, pz), pairs([10, 16, 120, 16, 120, 26, 10, 26])),
    { fill: line, stroke: null },
  );
  for (let i = 0; i < load; i++)
    block(plate, at, {
      x: x + 12 + i * 56,
      y: y + 14,
      z: 42,
      dx: 48,
      dy: 52,
      dz: 40,
      top: i ? mid : plate.tones.white,
      edge: 1.6,
    });
}
