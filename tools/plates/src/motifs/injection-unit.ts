import { axis, callout, dimension, figure, letter } from '../drawing/annotate.ts';
import { num, pairs, rectPath } from '../drawing/geometry.ts';
import { floor, ruled } from '../drawing/ground.ts';
import { section, sectionRect, solidRect, surfacePoints } from '../drawing/metal.ts';
import { hopper } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const MIDDLE = 420;
const NOZZLE = 252;
const REAR = 972;

function drawMould(plate: Plate): void {
  const { line, soft } = plate.tones;
  for (const y of [206, 606]) cylinder(plate, 0, y, 226, 28);
  sectionRect(plate, 20, 190, 92, 460, { angle: 45, gap: 10 });
  sectionRect(plate, 112, 190, 92, 460, { angle: -45, gap: 10 });
  const part = plate.random.pick([
    'M72 286h70v36h-32v196h32v36h-70v-36h12v-196h-12z',
    'M78 270h58v18l-34 40v184l34 40v18h-58z',
    'M84 262h22v120h34v76h-34v120h-22z',
  ]);
  plate.path(part, { fill: line, width: 1.6 });
  plate.path(`M138 ${MIDDLE - 6}h66v12h-66z`, { fill: line, stroke: null });
  for (const y of [300, 380, 460, 540]) plate.circle([40, y], 8, { fill: soft, width: 1.4 });
}

function drawBarrel(plate: Plate): void {
  const { soft, mid } = plate.tones;
  plate.rect(NOZZLE, MIDDLE - 64, REAR - NOZZLE, 128, { fill: soft, stroke: null });
  plate.rect(NOZZLE, MIDDLE - 64, 300, 128, { fill: mid, stroke: null });
  plate.rect(200, MIDDLE - 9, 56, 18, { fill: mid, stroke: null });
  for (const y of [MIDDLE - 118, MIDDLE + 64]) sectionRect(plate, NOZZLE, y, REAR - NOZZLE, 54);
  const nozzle = [-1, 1]
    .map(
      (side) =>
        `M${NOZZLE} ${MIDDLE + side * 118}L204 ${MIDDLE + side * 38}V${MIDDLE + side * 14}L${NOZZLE} ${MIDDLE + side * 6}z`,
    )
    .join('');
  section(plate, nozzle);
}

/** Flights are bands of a helix; each has a lit face and a shadowed back. */
function drawScrew(plate: Plate, pitch: number): void {
  const { white, ink } = plate.tones;
  turned(plate, {
    at: [NOZZLE + 36, MIDDLE],
    profile: pairs([0, 1, 44, 44, 266, 44, 440, 28, 720, 28]),
    edge: 1.4,
  });
  for (let x = NOZZLE + 92; x < REAR - 50; x += pitch) {
    const lean = pitch * 0.52;
    const edge = (shift: number, from: number, to: number) =>
      `C${num(x + shift + lean * 0.32)} ${MIDDLE + from} ${num(x + shift + lean * 0.78)} ${MIDDLE + to} ${num(x + shift + lean)} ${MIDDLE - 62}`;
    const back = (shift: number) =>
      `C${num(x + shift + lean * 0.78)} ${MIDDLE - 20} ${num(x + shift + lean * 0.32)} ${MIDDLE + 12} ${num(x + shift)} ${MIDDLE + 62}`;
    plate.path(`M${num(x)} ${MIDDLE + 62}${edge(0, 12, -20)}h14${back(14)}z`, {
      fill: white,
      width: 1.5,
    });
    plate.path(`M${num(x + 14)} ${MIDDLE + 62}${edge(14, 12, -20)}h7${back(21)}z`, {
      fill: ink,
      stroke: null,
    });
  }
}

function drawHeaters(plate: Plate, count: number): void {
  const pitch = 520 / count;
  for (let i = 0; i < count; i++) {
    const x = NOZZLE + 26 + i * pitch;
    for (const [y, lug] of [
      [MIDDLE - 152, -16],
      [MIDDLE + 118, 34],
    ] as const) {
      cylinder(plate, x, y, pitch - 30, 34, { fill: plate.tones.soft });
      solidRect(plate, x + (pitch - 30) / 2 - 8, y + lug, 16, 16);
    }
  }
}

function drawDrive(plate: Plate): void {
  turned(plate, {
    at: [REAR, MIDDLE],
    profile: pairs([0, 140, 40, 140, 40, 100, 160, 100, 160, 70, 240, 70]),
  });
  for (let x = REAR + 52; x < REAR + 158; x += 14 * Math.sqrt(plate.grain))
    plate.line([x, MIDDLE - 112], [x, MIDDLE + 112], { width: 2.4 });
}

/** The plasticising and injection unit of a moulding machine, cut along its axis. */
export function injectionUnit(plate: Plate): void {
  const { random } = plate;
  const heaters = random.int(4, 6);
  ruled(plate, 0, 650, random.pick([9, 14, 24]), random.pick([11, 22]));
  floor(plate, 650);
  surfacePoints(plate, pairs([300, 650, 330, 556, 920, 556, 950, 650]), { gap: 9 });
  drawMould(plate);
  drawBarrel(plate);
  drawScrew(plate, random.pick([56, 62, 70]));
  drawHeaters(plate, heaters);
  hopper(plate, [882, MIDDLE - 64], 92, 200, 262);
  section(plate, rectPath(828, MIDDLE - 118, 8, 54), { gap: 6 });
  drawDrive(plate);
  axis(plate, [160, MIDDLE], [1200, MIDDLE]);
  dimension(plate, [NOZZLE, 700], [REAR, 700], String(random.int(118, 210) * 10), [0, -60]);
  plate.line([112, 132], [112, 190], { stroke: plate.tones.line, dash: '8 6' });
  letter(plate, 'A-A', [112, 112], { size: 3 });
  callout(plate, '1', [300, 168], [330, MIDDLE - 140]);
  callout(plate, '2', [560, 168], [600, MIDDLE - 36]);
  callout(plate, '3', [1040, 168], [944, 190]);
  figure(plate, [1110, 112]);
}
