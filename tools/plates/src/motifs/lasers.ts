import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num, type Point, pairs, TAU } from '../drawing/geometry.ts';
import { backdrop, ruled } from '../drawing/ground.ts';
import { block, flat, flatCircle, isometric } from '../drawing/isometric.ts';
import { section, surface, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { motor } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 560;

function drawSheet(plate: Plate, cutRadius: number): Point {
  const { ink, mid, white, line } = plate.tones;
  const at = isometric([X, 556], 1);
  const corners: Point[] = [
    [-420, -330],
    [560, -330],
    [560, 420],
    [-420, 420],
  ];
  plate.path(flat(at, corners, -24), { fill: ink });
  plate.path(flat(at, corners), { fill: white, width: 2 });
  plate.path(flat(at, corners), { fill: plate.hatch(30, 9, 0.7, mid), width: 2 });
  const spots: Point[] = [
    [-270, 190],
    [30, 250],
    [340, -190],
    [360, 120],
    [-230, -190],
  ];
  for (const [x, y] of spots) {
    plate.path(flatCircle(at, x, y, 112), { fill: white, width: 2 });
    plate.path(flatCircle(at, x, y, 86), { width: 1.2, dash: '9 5' });
    plate.path(flatCircle(at, x, y, 40), { fill: ink });
    for (let i = 0; i < 6; i++)
      plate.path(
        flatCircle(at, x + 64 * Math.cos((i * TAU) / 6), y + 64 * Math.sin((i * TAU) / 6), 11),
        { fill: ink, stroke: null },
      );
  }
  plate.path(flatCircle(at, -cutRadius * 0.7, cutRadius * 0.7, cutRadius), {
    stroke: line,
    width: 3.6,
  });
  return at(0, 0);
}

function drawSparks(plate: Plate, [x, y]: Point, count: number): void {
  const { random } = plate;
  let d = '';
  for (let i = 0; i < count / plate.grain; i++) {
    const a = random.between(0, TAU);
    const far = 30 + random.next() ** 2 * 170;
    const near = random.between(12, 32);
    d += `M${num(x + near * Math.cos(a))} ${num(y + near * 0.45 * Math.sin(a))}L${num(x + far * Math.cos(a))} ${num(y + far * 0.45 * Math.sin(a) - 8)}`;
  }
  plate.path(d, { width: 1.3 });
  plate.circle([x, y], 9, { fill: plate.tones.white, width: 2, stroke: plate.tones.line });
}

function drawLens(plate: Plate, y: number, r: number, thickness: number): void {
  const d = `M${X - r} ${y}Q${X} ${y - thickness} ${X + r} ${y}Q${X} ${y + thickness} ${X - r} ${y}z`;
  plate.path(d, { fill: plate.tones.white, width: 2 });
  plate.path(d, { fill: plate.hatch(0, 4, 0.7, plate.tones.line), stroke: null });
}

/** A cutting head cut open over a sheet: lenses, converging beam, nozzle and sparks. */
export function laserHead(plate: Plate): void {
  const { random } = plate;
  const { mid, line } = plate.tones;
  ruled(plate, 0, 520, 6, 22);
  const focus = drawSheet(plate, random.int(96, 126));
  plate.path(`M${X - 74} 60L${X + 74} 60L${X + 5} ${num(focus[1])}L${X - 5} ${num(focus[1])}z`, {
    fill: mid,
    stroke: null,
  });
  for (let i = -6; i <= 6; i++)
    plate.line([X + i * 11, 60], [X + i * 0.7, focus[1]], { stroke: line, width: 0.9 });
  for (const [top, bottom, r] of [
    [-20, 96, 108],
    [96, 176, random.int(116, 134)],
    [176, 258, 104],
  ] as const) {
    for (const x of [X - r, X + r - 40])
      cylinder(plate, x, top, 40, bottom - top, { vertical: true });
  }
  drawLens(plate, 110, 80, 26);
  drawLens(plate, 190, 64, 20);
  if (random.chance(0.5)) drawLens(plate, 232, 56, 12);
  section(
    plate,
    `M${X - 104} 258L${X - 34} 452h20L${X - 58} 258zM${X + 104} 258L${X + 34} 452h-20L${X + 58} 258z`,
    { gap: 8, edge: 2.2 },
  );
  pipe(
    plate,
    [
      [X + 90, 306],
      [X + 190, 306],
      [X + 190, 150],
      [X + 420, 150],
    ],
    18,
    30,
    mid,
  );
  pipe(
    plate,
    [
      [X - 118, 136],
      [X - 240, 136],
      [X - 240, 0],
    ],
    14,
    30,
  );
  drawSparks(plate, focus, 96);
  axis(plate, [X, 0], [X, 780]);
  note(plate, `Ø0.${random.int(10, 30)}`, [806, 470], [X + 12, focus[1] - 6]);
  callout(plate, '1', [340, 220], [X - 40, 112]);
  callout(plate, '2', [360, 390], [X - 52, 380]);
  figure(plate, [1096, 110]);
}

/** A two-mirror scanner that steers a beam through a flat-field lens. */
export function galvoScanner(plate: Plate): void {
  const { random } = plate;
  const { mid, line, white, soft } = plate.tones;
  backdrop(plate);
  const [first, second]: [Point, Point] = [
    [380, 220],
    [620, 220],
  ];
  surface(plate, 'M268 104H770V352H268z', { gap: 12, edge: 2.4, fill: soft });
  plate.rect(290, 126, 458, 204, { fill: white, width: 1.6 });
  plate.path(`M0 206H${first[0]}V234H0z`, { fill: mid, stroke: null });
  plate.path(`M${first[0]} 206H${second[0]}V234H${first[0]}z`, { fill: mid, stroke: null });
  const spread = random.int(120, 170);
  const target = 640;
  for (let i = -3; i <= 3; i++) {
    const x = second[0] + (i / 3) * spread;
    plate.path(
      `M${num(second[0] - 12)} 220L${num(second[0] + 12)} 220L${num(second[0] + (i / 3) * 84 + 16)} 418L${x} ${target}L${num(second[0] + (i / 3) * 84 - 16)} 418z`,
      {
        fill: i === 1 ? mid : 'none',
        stroke: line,
        width: i === 1 ? 1.4 : 0.7,
        ...(i === 1 ? {} : { dash: '10 6' }),
      },
    );
  }
  for (const [[x, y], tilt] of [
    [first, -45],
    [second, 45],
  ] as const) {
    plate.placed([x, y], tilt, () =>
      surfaceRect(plate, -12, -58, 20, 116, { gap: 5, fill: white, edge: 2.2 }),
    );
    plate.circle([x, y], 12, { fill: line, width: 1.6 });
  }
  motor(plate, [first[0], 104], 86, 44, -90);
  motor(plate, [second[0], 104], 86, 44, -90);
  turned(plate, {
    at: [620, 352],
    angle: 90,
    profile: pairs([0, 96, 26, 96, 26, 128, 112, 128, 112, 116, 130, 110]),
    edge: 2.4,
    coarse: 1.3,
  });
  const at = isometric([620, 640], 1);
  block(plate, at, { x: -170, y: -170, z: -56, dx: 340, dy: 340, dz: 46, edge: 2.2 });
  drawMarking(plate, at);
  const spot: Point = [620 + spread / 3, target];
  drawSparks(plate, spot, 46);
  axis(plate, [0, 220], [820, 220]);
  axis(plate, [620, 60], [620, 600]);
  dimension(plate, [960, 482], [960, 640], String(random.int(160, 430)), [-160, 0]);
  callout(plate, '1', [212, 330], [372, 240]);
  callout(plate, '2', [850, 420], [740, 430]);
  figure(plate, [1096, 110]);
  surfacePoints(plate, pairs([0, 186, 120, 186, 120, 254, 0, 254]), { angle: 0, gap: 7 });
}

function drawMarking(plate: Plate, at: (x: number, y: number, z?: number) => Point): void {
  const size = 9;
  const cells = 12;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const border =
        row === 0 ||
        column === 0 ||
        (row === cells - 1 && column % 2 === 0) ||
        (column === cells - 1 && row % 2 === 0);
      if (!border && !plate.random.chance(0.46)) continue;
      const [x, y] = [-110 + column * size, -40 + row * size];
      plate.path(
        flat(
          at,
          [
            [x, y],
            [x + size, y],
            [x + size, y + size],
            [x, y + size],
          ],
          -10,
        ),
        { fill: plate.tones.ink, stroke: null },
      );
    }
  }
}
