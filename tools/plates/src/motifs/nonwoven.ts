import { callout, dimension, figure } from '../drawing/annotate.ts';
import { circlePath, num, type Point, pairs, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { sectionRect, solidRect, surface, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { hopper, motor, roll } from '../drawing/parts.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { cylinder } from '../drawing/turned.ts';

/** Spin pack, quench air from both sides, and the curtain of filaments it draws out. */
function drawSpinBeam(plate: Plate, x: number): void {
  const { line } = plate.tones;
  sectionRect(plate, x, 140, 160, 84, { gap: 9 });
  surface(plate, `M${x + 20} 224L${x + 140} 224L${x + 120} 262L${x + 40} 262z`, { gap: 6 });
  for (const left of [x + 6, x + 110]) surfaceRect(plate, left, 292, 44, 130, { gap: 6 });
  let curtain = '';
  for (let i = 0; i < 28 / plate.grain; i++) {
    const t = (i * plate.grain) / 27;
    curtain += `M${num(x + 44 + t * 72)} 262C${num(x + 50 + t * 60)} 380 ${num(x + 60 + t * 40)} 420 ${num(x + 20 + t * 120)} 560`;
  }
  plate.path(curtain, { stroke: line, width: 0.9 });
  for (const y of [318, 350, 382]) {
    plate.path(`M${x - 36} ${y}h34m-12 -7l12 7l-12 7M${x + 196} ${y}h-34m12 -7l-12 7l12 7`, {
      stroke: line,
      width: 1.6,
    });
  }
}

/** Extruder, spin beam, curtain of filaments on a belt, calender and winder. */
export function spunbondLine(plate: Plate): void {
  const { random } = plate;
  const { mid, white, soft } = plate.tones;
  backdrop(plate, 680);
  floor(plate, 680);
  motor(plate, [70, 196], -58, 36);
  cylinder(plate, 70, 166, 200, 60);
  for (let i = 0; i < 3; i++) cylinder(plate, 138 + i * 44, 156, 30, 80, { fill: soft });
  hopper(plate, [104, 166], 36, 104, 100, 4.6);
  surfacePoints(plate, pairs([270, 210, 270, 160, 330, 150, 330, 220]), { gap: 6 });
  const beams = random.pick([1, 2]);
  if (beams === 2) solidRect(plate, 490, 172, 16, 26);
  for (let i = 0; i < beams; i++) drawSpinBeam(plate, 330 + i * 176);
  const beltEnd = 330 + beams * 176;
  plate.path(`M310 562H${beltEnd + 30}A30 30 0 0 1 ${beltEnd + 30} 622H310A30 30 0 0 1 310 562z`, {
    fill: white,
    width: 3,
  });
  for (const x of [310, beltEnd + 30]) roll(plate, [x, 592], 26);
  surfaceRect(plate, 350, 574, beltEnd - 350, 36, { gap: 12 });
  const calender: Point = [beltEnd + 124, 520];
  plate.path(
    `M320 558H${beltEnd + 30}L${calender[0]} ${calender[1]}L${calender[0] + 110} 470L1010 470`,
    { stroke: mid, width: 7 },
  );
  surfaceRect(plate, calender[0] - 30, 400, 60, 280, { gap: 9, edge: 2.2 });
  roll(plate, [calender[0], calender[1] - 60], 58);
  roll(plate, [calender[0], calender[1] + 60], 58, mid);
  roll(plate, [calender[0] + 110, 486], 16);
  const wound = random.int(96, 122);
  surfacePoints(plate, pairs([960, 680, 1000, 470, 1080, 470, 1120, 680]), { gap: 8, edge: 2.2 });
  drawWoundRoll(plate, [1040, 500], wound);
  callout(plate, '1', [560, 96], [430, 240]);
  callout(plate, '2', [calender[0] + 40, 352], [calender[0] + 10, 430]);
  dimension(plate, [310, 730], [1040, 730], String(random.int(160, 420) * 10), [0, -44]);
  figure(plate, [1096, 110]);
}

function drawWoundRoll(plate: Plate, centre: Point, r: number): void {
  const { white, line } = plate.tones;
  plate.circle(centre, r, { fill: white, width: 2.4 });
  let d = '';
  for (let turn = 0.2; turn < 1; turn += 0.055 * plate.grain) {
    const radius = r * turn;
    d += circlePath(polar(centre, 2, turn * 20), radius);
  }
  plate.path(d, { width: 0.8 });
  plate.circle(centre, r * 0.18, { fill: line, width: 2 });
}

interface Web {
  readonly origin: Point;
  readonly size: Point;
  readonly width: number;
  readonly reach: number;
}

function drawFibre(plate: Plate, { origin, size, width, reach }: Web, fill: string): void {
  const { random } = plate;
  const a = random.between(0, Math.PI);
  const [x, y] = [origin[0] + random.next() * size[0], origin[1] + random.next() * size[1]];
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const bow = () => (random.next() - 0.5) * reach * 0.55;
  const [first, second] = [bow(), bow()];
  const d = `M${num(x - reach * cos)} ${num(y - reach * sin)}C${num(x - reach * 0.3 * cos - first * sin)} ${num(y - reach * 0.3 * sin + first * cos)} ${num(x + reach * 0.3 * cos - second * sin)} ${num(y + reach * 0.3 * sin + second * cos)} ${num(x + reach * cos)} ${num(y + reach * sin)}`;
  plate.path(d, { width: width + 2.4 });
  plate.path(d, { width, stroke: fill });
  if (width <= 8) return;
  plate.path(d, { width: width * 0.45, dash: '1.2 5' });
  plate.path(d, { width: width * 0.3, stroke: fill });
}

/** The web under a glass: fibres, bonding points, and a round field at higher power. */
export function fibreWeb(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, white, ground, line, ink } = plate.tones;
  plate.rect(0, 0, FIELD.width, FIELD.height, { fill: soft, stroke: null });
  const field: Web = { origin: [0, 0], size: [1200, 800], width: 5, reach: 900 };
  for (let i = 0; i < 54 / plate.grain; i++)
    drawFibre(plate, field, random.chance(0.25) ? mid : white);
  const [across, down] = random.pick<readonly [number, number]>([
    [34, 25],
    [26, 26],
    [44, 14],
  ]);
  for (let y = -10, row = 0; y < 860; y += 74, row++) {
    for (let x = (row % 2) * 74; x < 1260; x += 148) {
      const point = `M${x} ${y - down}L${x + across} ${y}L${x} ${y + down}L${x - across} ${y}z`;
      plate.path(point, { fill: mid, width: 1.6 });
      plate.path(point, { fill: plate.hatch(0, 5, 1), stroke: null });
    }
  }
  const [x, y, r]: [number, number, number] = [random.int(640, 800), 400, 268];
  plate.circle([x + 10, y + 12], r, { fill: ink, stroke: null });
  plate.circle([x, y], r, { fill: ground, width: 2 });
  plate.clip(circlePath([x, y], r), () => {
    plate.rect(x - r, y - r, 2 * r, 2 * r, { fill: plate.hatch(45, 8, 0.8, mid), stroke: null });
    const near: Web = {
      origin: [x - r, y - r],
      size: [2 * r, 2 * r],
      width: plate.large ? 21 : 14,
      reach: 900,
    };
    for (let i = 0; i < 26; i++) drawFibre(plate, near, i % 5 === 2 ? line : i % 3 ? white : soft);
  });
  plate.circle([x, y], r, { width: 4 });
  plate.circle([x, y], r + 12, { width: 1.4 });
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    plate.line(polar([x, y], r + 12, a), polar([x, y], r + (i % 6 ? 20 : 30), a), { width: 1.2 });
  }
}
