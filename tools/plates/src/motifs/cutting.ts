import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { num, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, ruled } from '../drawing/ground.ts';
import { block, flat, flatCircle, isometric } from '../drawing/isometric.ts';
import { solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const AXIS = 340;

function drawChuck(plate: Plate): void {
  turned(plate, {
    at: [60, AXIS],
    profile: pairs([-80, 120, 60, 120, 60, 190, 210, 190, 210, 176, 222, 164]),
    edge: 2.2,
  });
  for (const [y, height] of [
    [AXIS - 176, 84],
    [AXIS + 92, 84],
  ] as const) {
    surfaceRect(plate, 222, y, 60, height, { angle: 0, gap: 6, edge: 2 });
    surfaceRect(plate, 222, y + (y < AXIS ? 34 : 0), 112, height - 34, {
      angle: 0,
      gap: 5,
      edge: 2,
    });
    plate.circle([252, y + height / 2], 10, { fill: plate.tones.line, width: 1.6 });
  }
}

function drawChips(plate: Plate, [x, y]: Point): void {
  const { random } = plate;
  for (let i = 0; i < 9; i++) {
    const a = random.between(0.2, 1.5);
    const reach = random.between(40, 150);
    const [ex, ey] = [x - Math.cos(a) * reach * 0.6, y + Math.sin(a) * reach];
    plate.path(
      `M${num(x)} ${num(y)}Q${num(x - 30)} ${num(y + 10)} ${num((x + ex) / 2)} ${num((y + ey) / 2)}t${num((ex - x) / 2)} ${num((ey - y) / 2)}`,
      { stroke: plate.tones.line, width: 2.2, round: true },
    );
  }
}

/** A bar in a three-jaw chuck while an insert takes a cut off it. */
export function lathe(plate: Plate): void {
  const { random } = plate;
  const r = random.int(84, 104);
  const cut = random.int(620, 760);
  backdrop(plate, 620);
  plate.rect(0, 612, 1200, 188, { fill: plate.tones.white, stroke: null });
  surfaceRect(plate, 0, 612, 1200, 60, { angle: 0, gap: 6, edge: 2.2 });
  surfaceRect(plate, 0, 672, 1200, 140, { gap: 11, edge: 2.2 });
  const grooves = random.int(1, 3);
  const finished = r * random.between(0.66, 0.78);
  const profile: [number, number][] = [
    [0, r],
    [cut - 260, r],
    [cut - 260, finished],
  ];
  for (let i = 0; i < grooves; i++) {
    const at = cut - 200 + i * 90;
    profile.push(
      [at, finished],
      [at, finished * 0.72],
      [at + 30, finished * 0.72],
      [at + 30, finished],
    );
  }
  profile.push([790, finished], [806, finished - 16]);
  turned(plate, { at: [260, AXIS], profile, edge: 2.2 });
  drawChuck(plate);
  turned(plate, {
    at: [1066, AXIS],
    profile: pairs([0, 2, 60, 44, 60, 60, 140, 60]),
    edge: 2,
  });
  const tip: Point = [cut, AXIS + r];
  surface(plate, `M${cut - 24} 612L${cut - 24} 520L${cut + 190} 520L${cut + 210} 612z`, {
    gap: 8,
    edge: 2.2,
  });
  surface(
    plate,
    `M${cut + 8} ${num(tip[1] + 30)}L${cut + 170} ${num(tip[1] + 30)}L${cut + 170} 522L${cut + 40} 522z`,
    { angle: 0, gap: 7, edge: 2.2 },
  );
  plate.path(
    `M${num(tip[0])} ${num(tip[1] - 12)}L${num(tip[0] + 52)} ${num(tip[1] + 10)}L${num(tip[0] + 26)} ${num(tip[1] + 58)}L${num(tip[0] - 4)} ${num(tip[1] + 22)}z`,
    { fill: plate.tones.line, width: 2 },
  );
  plate.circle([tip[0] + 22, tip[1] + 20], 7, { fill: plate.tones.white, width: 1.4 });
  drawChips(plate, tip);
  pipe(
    plate,
    [
      [cut + 260, 0],
      [cut + 260, 190],
      [cut + 90, AXIS - r - 30],
    ],
    22,
    60,
    plate.tones.mid,
  );
  axis(plate, [0, AXIS], [1200, AXIS]);
  dimension(
    plate,
    [930, AXIS - finished],
    [930, AXIS + finished],
    `Ø${random.int(38, 96)}`,
    [30, 0],
  );
  callout(plate, '1', [380, 130], [320, AXIS - 110]);
  callout(plate, '2', [cut - 100, 580], [tip[0] + 10, tip[1] + 16]);
  figure(plate, [1096, 110]);
}

function drawEndMill(plate: Plate, [x, y]: Point): void {
  const { white, ink, line } = plate.tones;
  turned(plate, {
    at: [x, 0],
    angle: 90,
    profile: [
      [0, 130],
      [70, 130],
      [70, 116],
      [140, 116],
      [140, 70],
      [200, 62],
      [200, 76],
      [250, 76],
      [250, 44],
      [y - 150, 44],
    ],
    edge: 2.2,
  });
  plate.rect(x - 130, 40, 260, 12, { fill: line, width: 1.4 });
  const top = y - 150;
  plate.rect(x - 44, top, 88, 150, { fill: white, width: 2 });
  plate.clip(`M${x - 44} ${top}h88v150h-88z`, () => {
    for (let i = -2; i < 5; i++) {
      const start = top - 40 + i * 46;
      plate.path(
        `M${x - 44} ${start + 74}C${x - 14} ${start + 60} ${x + 16} ${start + 14} ${x + 44} ${start}v20C${x + 16} ${start + 36} ${x - 14} ${start + 84} ${x - 44} ${start + 96}z`,
        { fill: ink, stroke: null },
      );
      plate.path(
        `M${x - 44} ${start + 104}C${x - 14} ${start + 92} ${x + 16} ${start + 44} ${x + 44} ${start + 28}`,
        { width: 1 },
      );
    }
  });
  plate.rect(x - 44, top, 88, 150, { width: 2.2 });
}

/** An end mill opening a pocket in a block on the machine table. */
export function milling(plate: Plate): void {
  const { random } = plate;
  const { white, mid, line } = plate.tones;
  ruled(plate, 0, 800, 8, 20);
  const at = isometric([600, 430], 1);
  block(plate, at, { x: -420, y: -300, z: -90, dx: 800, dy: 600, dz: 40 });
  for (let y = -250; y < 290; y += 90)
    plate.path(
      flat(
        at,
        [
          [-420, y],
          [380, y],
          [380, y + 18],
          [-420, y + 18],
        ],
        -50,
      ),
      { fill: plate.tones.ink, stroke: null },
    );
  block(plate, at, { x: -280, y: -210, z: -50, dx: 520, dy: 420, dz: 90, edge: 2.2 });
  plate.path(flat(at, pairs([-280, -210, 240, -210, 240, 210, -280, 210]), 40), {
    fill: plate.hatch(30, 9, 0.6),
    width: 2.2,
  });
  const pocket: Point[] = [
    [-200, -130],
    [160, -130],
    [160, 20],
    [60, 130],
    [-200, 130],
  ];
  plate.path(flat(at, pocket, 40), { fill: mid, width: 2 });
  plate.clip(flat(at, pocket, 40), () => {
    plate.path(flat(at, pocket, 6), { fill: white, width: 1.6 });
    for (let i = 0; i < 9; i++) {
      const inset = i * 17;
      plate.path(
        flat(
          at,
          pocket.map(([x, y]): Point => [x * (1 - inset / 220), y * (1 - inset / 220)]),
          6,
        ),
        { stroke: line, width: 0.9 },
      );
    }
  });
  for (const [x, y] of pairs([-250, -180, 210, -180, 210, 180, -250, 180]))
    plate.path(flatCircle(at, x, y, 16, 40), { fill: plate.tones.ink });
  const tool = at(random.int(-140, 60), random.int(-60, 40), 6);
  drawEndMill(plate, tool);
  for (let i = 0; i < 26; i++) {
    const a = random.between(-2.9, 0.3);
    const far = random.between(60, 190);
    const [x, y]: Point = [tool[0] + far * Math.cos(a), tool[1] - 10 + far * 0.5 * Math.sin(a)];
    plate.path(`M${num(x)} ${num(y)}q6 -10 14 -3t10 4`, { width: 1.6, stroke: line });
  }
  cylinder(plate, tool[0] + 160, 60, 20, 150, { vertical: true });
  axis(plate, [tool[0], 0], [tool[0], tool[1] + 60]);
  solidRect(plate, tool[0] + 162, 210, 16, 30, line);
  dimension(plate, at(-280, 262, -50), at(240, 262, -50), String(random.int(12, 48) * 10));
  figure(plate, [1096, 110]);
}
