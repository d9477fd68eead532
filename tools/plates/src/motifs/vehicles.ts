import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { num, type Point, pairs, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { block, flat, isometric } from '../drawing/isometric.ts';
import { section } from '../drawing/metal.ts';
import { pipe } from '../drawing/pipes.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';

const GROUND = 640;

function drawWheel(plate: Plate, centre: Point, r: number): void {
  const { ink, white, line } = plate.tones;
  plate.circle(centre, r, { fill: ink });
  disc(plate, centre, r * 0.72, { inner: r * 0.5, edge: 2 });
  const spokes = plate.random.pick([5, 7, 10]);
  for (let i = 0; i < spokes; i++)
    plate.placed(centre, (i * 360) / spokes, () =>
      plate.path(`M${r * 0.12} -6L${r * 0.66} -${num(r * 0.13)}V${num(r * 0.13)}L${r * 0.12} 6z`, {
        fill: white,
        width: 1.5,
      }),
    );
  plate.circle(centre, r * 0.18, { fill: line, width: 1.6 });
}

/** A body-in-white from the side with its measuring points. */
export function carBody(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const [front, rear]: [Point, Point] = [
    [316, 558],
    [884, 558],
  ];
  const roof = random.int(228, 256);
  backdrop(plate, GROUND);
  plate.rect(0, GROUND, FIELD.width, 160, { fill: plate.hatch(-45, 12, 0.9), stroke: null });
  plate.line([0, GROUND], [FIELD.width, GROUND], { width: 2.4 });
  const body = `M130 556C124 500 130 462 156 446C220 420 300 404 386 392C440 350 500 ${roof + 14} 580 ${roof}C660 ${roof - 10} 760 ${roof} 830 ${roof + 40}L940 376C1010 384 1056 404 1068 440C1078 480 1076 520 1070 556L1058 580H976A92 92 0 0 0 792 580H408A92 92 0 0 0 224 580H150z`;
  plate.path(body, { fill: white, width: 2.4 });
  plate.clip(body, () => {
    let d = '';
    for (let i = 0; i < 26 / plate.grain; i++) {
      const y = 404 + i * 7 * plate.grain;
      d += `M120 ${num(y + 50 - i * 0.8)}C360 ${num(y - 8)} 760 ${num(y - 26)} 1090 ${num(y + 20)}`;
    }
    plate.path(d, { width: 0.6 });
    plate.path('M120 566H1090V600H120z', { fill: line, stroke: null });
  });
  plate.path(body, { width: 2.6 });
  plate.path(`M420 392C470 350 520 ${roof + 30} 590 ${roof + 20}L596 388z`, {
    fill: mid,
    width: 2,
  });
  plate.path(
    `M612 388L608 ${roof + 19}C680 ${roof + 12} 750 ${roof + 22} 806 ${roof + 52}L884 380z`,
    { fill: soft, width: 2 },
  );
  plate.path(
    `M604 ${roof + 18}L612 560M420 392C412 450 420 520 420 566M884 380C896 440 860 480 812 510`,
    { width: 1.8 },
  );
  plate.path('M556 430h34v9h-34zM778 428h34v9h-34z', { fill: plate.tones.ink, stroke: null });
  plate.path('M146 470C180 452 214 446 250 444C236 466 190 484 150 488z', {
    fill: mid,
    width: 1.8,
  });
  plate.path('M1066 452C1040 446 1016 446 1000 448C1008 470 1040 482 1072 484z', {
    fill: line,
    width: 1.8,
  });
  drawWheel(plate, front, 80);
  drawWheel(plate, rear, 80);
  for (const [x, y] of [
    [386, 392],
    [590, roof + 4],
    [836, roof + 44],
    [940, 378],
    [156, 448],
    [604, 470],
    [720, 520],
    [470, 520],
  ] as const) {
    plate.circle([x, y], 10, { fill: white, stroke: line, width: 1.4 });
    plate.line([x - 15, y], [x + 15, y], { stroke: line, width: 1 });
    plate.line([x, y - 15], [x, y + 15], { stroke: line, width: 1 });
  }
  axis(plate, [front[0], 470], [front[0], 700]);
  axis(plate, [rear[0], 470], [rear[0], 700]);
  dimension(plate, [front[0], 706], [rear[0], 706], String(random.int(268, 312) * 10), [0, -50]);
  dimension(plate, [1130, roof], [1130, GROUND], String(random.int(142, 176) * 10), [-260, 0]);
  note(plate, `±0.${random.int(1, 6)}`, [420, 170], [590, roof + 4]);
  figure(plate, [160, 110]);
}

/** A traction battery with its cover off, drawn in space. */
export function batteryPack(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  shaded(plate, 30, 12);
  const at = isometric([600, 330], 1.02);
  block(plate, at, { x: -430, y: -250, z: -60, dx: 860, dy: 500, dz: 60, edge: 2.4, top: soft });
  plate.path(flat(at, pairs([-410, -230, 410, -230, 410, 230, -410, 230])), {
    fill: white,
    width: 1.8,
  });
  const [columns, rows] = random.pick<readonly [number, number]>([
    [4, 3],
    [5, 2],
    [6, 3],
  ]);
  const [dx, dy] = [760 / columns, 420 / rows];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [-380 + column * dx, -210 + row * dy];
      block(plate, at, { x: x + 8, y: y + 8, z: 0, dx: dx - 18, dy: dy - 18, dz: 56, edge: 1.8 });
      const cells = Math.max(4, Math.round(dx / 22));
      for (let i = 1; i < cells; i++)
        plate.line(
          at(x + 8 + (i * (dx - 18)) / cells, y + 8, 56),
          at(x + 8 + (i * (dx - 18)) / cells, y + dy - 10, 56),
          { width: 0.9 },
        );
      for (const side of [0.25, 0.75])
        plate.path(
          flat(
            at,
            [
              [x + 14, y + dy * side - 8],
              [x + dx - 16, y + dy * side - 8],
              [x + dx - 16, y + dy * side + 4],
              [x + 14, y + dy * side + 4],
            ],
            57,
          ),
          { fill: (row + column) % 2 ? line : mid, width: 1.2 },
        );
    }
  }
  pipe(plate, [at(430, -160, 20), at(520, -160, 20), at(520, -300, 20)], 17, 20, mid);
  pipe(plate, [at(430, -110, 20), at(570, -110, 20), at(570, -300, 20)], 17, 20);
  for (const [x, y] of pairs([-430, 250, 430, 250, 430, -250]))
    plate.circle(at(x, y, -30), 9, { fill: plate.tones.ink });
  plate.path(flat(at, pairs([-430, -250, 430, -250, 430, 250, -430, 250]), 190), {
    stroke: line,
    width: 1.2,
    dash: '14 8',
  });
  dimension(plate, at(-430, 300, -60), at(430, 300, -60), String(random.int(140, 220) * 10));
  callout(plate, '1', [1060, 190], at(300, -140, 56));
  figure(plate, [1096, 690]);
}

/** A ventilated brake disc with its caliper. */
export function brakeDisc(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft, ink } = plate.tones;
  const centre: Point = [540, 410];
  backdrop(plate);
  plate.circle([centre[0] + 9, centre[1] + 11], 290, { fill: ink, stroke: null });
  disc(plate, centre, 290, { inner: 168, edge: 2.6, gap: 3.6 });
  const rows = random.int(10, 14);
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < 4; k++) {
      const at = polar(centre, 192 + k * 26, (i * TAU) / rows + k * 0.1);
      plate.circle(at, 6.5, { fill: ink, width: 1 });
    }
  }
  plate.circle(centre, 166, { fill: soft, width: 2.2 });
  disc(plate, centre, 150, { inner: 66 });
  boltCircle(plate, centre, 106, 5, 19, 0.5, line);
  plate.circle(centre, 64, { fill: white, width: 2.2 });
  plate.circle(centre, 46, { fill: line, width: 2 });
  const start = random.pick([-0.75, -0.3]);
  const arc = (r: number, a: number) => polar(centre, r, a).map(num).join(' ');
  const caliper = `M${arc(190, start - 0.42)}L${arc(330, start - 0.5)}A330 330 0 0 1 ${arc(330, start + 0.5)}L${arc(190, start + 0.42)}A190 190 0 0 0 ${arc(190, start - 0.42)}z`;
  section(plate, caliper, { gap: 10, edge: 2.6, fill: mid });
  for (const shift of [-0.2, 0.2]) {
    const at = polar(centre, 258, start + shift);
    disc(plate, at, 40, { inner: 20, edge: 2 });
    plate.circle(at, 18, { fill: line, width: 1.6 });
  }
  axis(plate, [centre[0] - 340, centre[1]], [centre[0] + 380, centre[1]]);
  axis(plate, [centre[0], 60], [centre[0], 760]);
  dimension(plate, [centre[0] - 290, 744], [centre[0] + 290, 744], `Ø${random.int(30, 42)}0`);
  note(plate, `${rows * 4} × Ø6`, [1010, 620], polar(centre, 270, 0.8));
  figure(plate, [1096, 110]);
}
