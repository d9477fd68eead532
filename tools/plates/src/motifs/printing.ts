import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { disc, rings } from '../drawing/faces.ts';
import { closedPath, ellipsePath, num, type Point, pairs, TAU } from '../drawing/geometry.ts';
import { backdrop, ruled } from '../drawing/ground.ts';
import { section, sectionRect, solidRect, surfaceRect } from '../drawing/metal.ts';
import { granules, motor } from '../drawing/parts.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 600;

/** A twisted body grown layer by layer under a nozzle. */
export function layeredPart(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, line, white } = plate.tones;
  const base = 668;
  ruled(plate, 0, 800, 13, 13);
  for (let ring = 8; ring > 0; ring--)
    plate.path(ellipsePath([X, base], 290 + ring * 24, (290 + ring * 24) * 0.3), {
      fill: ring === 8 ? soft : 'none',
      stroke: mid,
      width: 1.2,
    });
  const layers = Math.round(70 / plate.grain);
  const lobes = random.pick([5, 7, 9, 12]);
  const twist = random.between(0.8, 2.2) * (random.chance(0.5) ? 1 : -1);
  const belly = random.between(3.4, 5);
  for (let layer = 0; layer <= layers; layer++) {
    const z = layer / layers;
    const r = 196 + 60 * Math.sin(z * belly + 0.5) - 28 * z;
    const outline = Array.from({ length: 140 }, (_, i): Point => {
      const a = (i / 140) * TAU;
      const radius = r * (1 + 0.085 * Math.cos(lobes * (a + z * twist)));
      return [X + radius * Math.cos(a), base - 20 - z * 430 + radius * 0.3 * Math.sin(a)];
    });
    const top = layer === layers;
    plate.path(closedPath(outline), {
      fill: top ? line : layer % 12 === 0 ? mid : white,
      width: top ? 2.2 : 1.25,
    });
  }
  const tip: Point = [X + random.int(90, 140), 236];
  plate.path(`M${tip[0] - 9} ${tip[1] - 30}h18l-5 30h-8z`, { fill: white, width: 2 });
  cylinder(plate, tip[0] - 34, tip[1] - 92, 68, 62, { vertical: true });
  for (let y = 88; y < 146; y += 12)
    plate.rect(tip[0] - 52, y, 104, 6, { fill: white, width: 1.6 });
  cylinder(plate, tip[0] - 9, -10, 18, 98, { vertical: true });
  for (const y of [60, 78]) cylinder(plate, 0, y, 1200, 12);
  solidRect(plate, tip[0] - 62, 52, 124, 44);
  axis(plate, [X, 150], [X, 790]);
  note(plate, `0.${random.pick(['08', '12', '20', '30'])}`, [1010, 400], [X + 206, 440]);
  figure(plate, [1096, 150]);
}

function drawLattice(plate: Plate): void {
  const { line, white } = plate.tones;
  const size = plate.random.pick([40, 46, 52]);
  const d = 'M430 540C430 430 470 380 540 380H680C760 380 790 440 770 540z';
  plate.path(d, { fill: white, width: 2 });
  plate.clip(d, () => {
    for (let x = 400; x < 820; x += size) {
      for (let y = 370; y < 560; y += size) {
        plate.path(
          `M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}M${x} ${y}h${size}`,
          { stroke: line, width: 4.6 },
        );
      }
    }
  });
  plate.path(d, { width: 7, stroke: line });
  plate.path(d, { width: 1.4 });
}

/** Selective melting: recoater, powder, beam, and the part buried in its bed. */
export function powderBed(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white } = plate.tones;
  const level = 352;
  backdrop(plate);
  surfaceRect(plate, 110, 72, 980, 36, { angle: 0, gap: 8, edge: 2.2 });
  const spot: Point = [random.int(520, 700), level];
  turned(plate, {
    at: [600, 108],
    angle: 90,
    profile: pairs([0, 90, 22, 90, 22, 64, 60, 64, 60, 50, 74, 44]),
    edge: 2.2,
  });
  plate.path(`M586 182L614 182L${num(spot[0] + 4)} ${level}L${num(spot[0] - 4)} ${level}z`, {
    fill: mid,
    stroke: line,
    width: 1,
  });
  granules(plate, `M372 ${level}H828V640H372z`, [372, level, 828, 640], 5.2);
  granules(plate, 'M120 330H312V560H120z', [120, 330, 312, 560], 5.2);
  drawLattice(plate);
  for (const x of [470, 560, 650, 730]) plate.path(`M${x} 540v100`, { stroke: line, width: 5 });
  sectionRect(plate, 372, 600, 456, 40, { gap: 8 });
  sectionRect(plate, 120, 540, 192, 36, { gap: 8 });
  turned(plate, {
    at: [600, 640],
    angle: 90,
    profile: pairs([0, 60, 14, 60, 14, 26, 64, 26]),
    edge: 2,
  });
  turned(plate, {
    at: [216, 576],
    angle: 90,
    profile: pairs([0, 44, 14, 44, 14, 20, 190, 20]),
    edge: 2,
  });
  section(
    plate,
    `M60 ${level}H120V700H60zM312 ${level}H372V700H312zM828 ${level}H888V700H828zM1080 ${level}H1140V700H1080z`,
    { gap: 10, edge: 2.2 },
  );
  granules(plate, 'M888 560Q984 470 1080 540V700H888z', [888, 470, 1080, 700], 5.2);
  plate.path('M888 700H1080', { width: 6 });
  const blade = random.int(380, 440);
  solidRect(plate, blade, 268, 74, 60, line);
  plate.path(
    `M${blade + 24} 328L${blade + 50} 328L${blade + 40} ${level}L${blade + 30} ${level}z`,
    { fill: white, width: 2 },
  );
  cylinder(plate, 60, 280, 1080, 18);
  plate.path(`M${blade + 96} 250h70m-16 -8l16 8l-16 8`, { stroke: line, width: 2 });
  for (let i = 0; i < 26 / plate.grain; i++) {
    const a = random.between(Math.PI + 0.2, TAU - 0.2);
    const far = random.between(20, 74);
    plate.path(
      `M${num(spot[0] + 10 * Math.cos(a))} ${num(spot[1] + 10 * Math.sin(a))}L${num(spot[0] + far * Math.cos(a))} ${num(spot[1] + far * Math.sin(a))}`,
      { width: 1.3 },
    );
  }
  axis(plate, [600, 60], [600, 780]);
  dimension(plate, [372, 736], [828, 736], String(random.int(25, 65) * 10));
  callout(plate, '1', [760, 190], [650, 150]);
  callout(plate, '2', [300, 190], [blade + 40, 290]);
  figure(plate, [1040, 150]);
}

/** A filament feeder: driven gear, idler, heat break and hot end. */
export function hotEnd(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, ink } = plate.tones;
  backdrop(plate);
  drawSpool(plate, [920, 320], 204);
  motor(plate, [300, 240], -170, 118);
  surfaceRect(plate, 300, 110, 330, 250, { gap: 10, edge: 2.4 });
  plate.circle([420, 240], 84, { fill: white, width: 2 });
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * TAU;
    plate.line(
      [420 + 72 * Math.cos(a), 240 + 72 * Math.sin(a)],
      [420 + 86 * Math.cos(a), 240 + 86 * Math.sin(a)],
      { width: 2.4 },
    );
  }
  plate.circle([420, 240], 40, { fill: line, width: 2 });
  plate.circle([420, 240], 14, { fill: white });
  plate.circle([568, 240], 50, { fill: white, width: 2.2 });
  plate.circle([568, 240], 22, { fill: mid, width: 1.8 });
  cable(plate, pairs([920, 132, 700, 84, 512, 84, 512, 160]), 17, mid);
  cylinder(plate, 504, 140, 16, 550, { vertical: true, fill: mid });
  turned(plate, {
    at: [512, 372],
    angle: 90,
    profile: pairs([0, 30, 20, 30, 20, 54, 32, 54, 32, 30, 44, 30]),
    edge: 2,
  });
  for (let i = 0; i < 7; i++) surfaceRect(plate, 430, 420 + i * 19, 164, 10, { angle: 0, gap: 5 });
  cylinder(plate, 494, 414, 36, 140, { vertical: true });
  turned(plate, {
    at: [512, 554],
    angle: 90,
    profile: pairs([0, 12, 26, 12]),
    edge: 1.6,
  });
  section(plate, 'M440 580H640V652H440z', { gap: 8, edge: 2.2 });
  plate.circle([600, 616], 18, { fill: ink });
  plate.circle([466, 616], 12, { fill: white, width: 1.6 });
  plate.path('M486 652h52l-16 46h-20z', { fill: white, width: 2.2 });
  for (let i = 0; i < 4; i++) {
    const y = 700 + i * 17;
    plate.path(
      `M${90 + i * 14} ${y}H${i === 0 ? 512 : 1000}q9 8 0 16H${90 + i * 14}q-9 -8 0 -16z`,
      { fill: i % 2 ? mid : white, width: 1.7 },
    );
  }
  axis(plate, [512, 20], [512, 700]);
  axis(plate, [80, 240], [680, 240]);
  note(plate, `Ø0.${random.int(2, 8)}`, [720, 660], [522, 690]);
  note(plate, 'Ø1.75', [640, 430], [522, 400]);
  callout(plate, '1', [250, 470], [440, 480]);
  callout(plate, '2', [760, 580], [640, 610]);
  figure(plate, [1120, 600]);
}

function drawSpool(plate: Plate, centre: Point, r: number): void {
  disc(plate, centre, r, { edge: 2.4, inner: r * 0.9 });
  plate.circle(centre, r * 0.9, { fill: plate.tones.mid, width: 1.8 });
  rings(plate, centre, r * 0.36, r * 0.9, 6.5, 1.1);
  for (let i = 0; i < 5; i++)
    plate.placed(
      centre,
      i * 72,
      () => plate.path('M-15 -72L-20 -190H20L15 -72z', { fill: plate.tones.white, width: 1.8 }),
      r / 204,
    );
  disc(plate, centre, r * 0.36, { inner: r * 0.16 });
  plate.circle(centre, r * 0.16, { fill: plate.tones.ink });
}
