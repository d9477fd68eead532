import { callout, dimension, letter } from '../drawing/annotate.ts';
import type { Point } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';

function drawModule(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  place: number,
): void {
  const { white, line, mid, ink } = plate.tones;
  plate.rect(x, y, width, height, { fill: place % 4 === 3 ? mid : white, width: 1.8 });
  plate.rect(x + 5, y + 6, width - 10, height * 0.14, {
    fill: place === 0 ? ink : line,
    stroke: null,
  });
  for (let i = 0; i < 8; i++) {
    const top = y + height * 0.26 + i * height * 0.055;
    for (const share of [0.3, 0.7])
      plate.rect(x + width * share - 4, top, 8, height * 0.034, {
        fill: plate.random.chance(0.45) ? line : white,
        width: 0.9,
      });
  }
  for (let i = 0; i < 4; i++)
    plate.circle([x + width / 2, y + height * 0.76 + i * height * 0.06], 3, {
      fill: ink,
      stroke: null,
    });
}

function drawTerminals(plate: Plate, x: number, y: number, count: number): void {
  const { white, ink, line, mid } = plate.tones;
  for (let i = 0; i < count; i++) {
    plate.rect(x + i * 19, y, 17, 58, {
      fill: i % 7 === 3 ? line : i % 5 === 0 ? mid : white,
      width: 1.3,
    });
    plate.circle([x + i * 19 + 8.5, y + 14], 4, { fill: ink, stroke: null });
    plate.circle([x + i * 19 + 8.5, y + 44], 4, { fill: ink, stroke: null });
  }
}

function drawDuct(plate: Plate, x: number, y: number, width: number, height: number): void {
  const across = width > height;
  plate.rect(x, y, width, height, { fill: plate.tones.white, width: 1.6 });
  let slots = '';
  for (let at = 7; at < Math.max(width, height); at += 14) {
    slots += across ? `M${x + at} ${y}v${height}` : `M${x} ${y + at}h${width}`;
  }
  plate.path(slots, { width: 0.8 });
}

function drawDrive(plate: Plate, x: number): void {
  const { white, line, mid, ink } = plate.tones;
  surfaceRect(plate, x, 330, 106, 158, { angle: 0, gap: 7, edge: 1.8 });
  plate.rect(x + 16, 346, 74, 40, { fill: ink, width: 1.2 });
  letter(plate, String(plate.random.int(100, 999)), [x + 53, 366], { size: 2.4, stroke: mid });
  for (const [i, fill] of [line, white, white].entries()) {
    plate.rect(x + 18 + i * 26, 400, 18, 14, { fill, width: 1 });
  }
}

function drawBreakers(plate: Plate, left: number): void {
  const { white, line, ink } = plate.tones;
  for (let x = left; x < Math.min(left + 184, 930); x += 46) {
    plate.rect(x, 350, 38, 120, { fill: white, width: 1.7 });
    plate.rect(x + 10, 380, 18, 44, { fill: plate.random.pick([line, ink]), width: 1.2 });
  }
}

/** A wire that leaves straight and then strays a little, as wires do. */
function drawWire(plate: Plate, [x, y]: Point, drop: number, width: number): void {
  const { line, mid, white } = plate.tones;
  const stray = () => x + plate.random.int(-34, 34);
  const bends: Point[] = [
    [x, y],
    [x, y + drop * 0.2],
    [stray(), y + drop * 0.6],
    [stray(), y + drop],
  ];
  cable(plate, bends, width, plate.random.pick([line, mid, white]));
}

/** An open control cabinet: controller, drives, rails, trunking and terminals. */
export function controlCabinet(plate: Plate): void {
  const { random } = plate;
  const { white, line, soft } = plate.tones;
  backdrop(plate, 760);
  surfaceRect(plate, 170, 70, 860, 668, { gap: 12, edge: 2.6 });
  plate.rect(196, 92, 808, 624, { fill: soft, width: 2 });
  for (const y of [92, 292, 500]) drawDuct(plate, 196, y, 808, 26);
  for (const x of [196, 978]) drawDuct(plate, x, 92, 26, 624);
  const modules = random.int(7, 9);
  plate.rect(230, 196, 740, 16, { fill: white, width: 1.4 });
  for (let i = 0; i < modules; i++) drawModule(plate, 244 + i * 74, 132, 66, 146, i);
  const drives = random.int(3, 5);
  for (let i = 0; i < drives; i++) drawDrive(plate, 244 + i * 118);
  drawBreakers(plate, 254 + drives * 118);
  plate.rect(230, 570, 740, 12, { fill: white, width: 1.4 });
  drawTerminals(plate, 240, 546, 37);
  for (let i = 0; i < 16; i++) drawWire(plate, [256 + i * 44, 604], 196, 7);
  for (let i = 0; i < modules; i++) drawWire(plate, [270 + i * 74, 278], 58, 5);
  surface(plate, 'M1030 70L1140 110V778L1030 738z', { angle: 90, gap: 8, edge: 2.4 });
  solidRect(plate, 1050, 380, 14, 70, line);
  dimension(plate, [120, 70], [120, 738], random.pick(['1800', '2000', '2200']), [50, 0]);
  callout(plate, '1', [82, 200], [270, 180]);
}
