import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boss, disc } from '../drawing/faces.ts';
import { arcPath, num, openPath, type Point, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, sectionRect, surface, surfaceRect } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder } from '../drawing/turned.ts';

/** Tangled fibre between two edges. */
function drawBatt(plate: Plate, from: Point, to: Point, thick: number): void {
  const { mid, line, white } = plate.tones;
  const [ax, ay] = from;
  const [bx, by] = to;
  const band = `M${ax} ${ay - thick}L${bx} ${by - thick}V${by}L${ax} ${ay}z`;
  plate.path(band, { fill: mid, width: 1.6 });
  plate.clip(band, () => {
    for (let i = 0; i < (bx - ax) / 7 / plate.grain; i++) {
      const x = ax + plate.random.next() * (bx - ax);
      const y = ay - plate.random.next() * thick;
      const [u, v] = [plate.random.between(-50, 50), plate.random.between(-26, 26)];
      plate.path(`M${num(x)} ${num(y)}q${num(u)} ${num(v)} ${num(u * 1.6)} ${num(-v * 0.4)}`, {
        width: 1.2,
        stroke: i % 3 ? white : line,
      });
    }
  });
}

/** A needle loom: barbed needles lock a loose batt into felt. */
export function needleLoom(plate: Plate): void {
  const { random } = plate;
  const { line, white, ink } = plate.tones;
  const drop = random.pick([0, 34, 68]);
  const count = random.pick([18, 22, 26]);
  backdrop(plate, 720);
  surfaceRect(plate, 250, 70, 700, 70, { angle: 0, gap: 8, edge: 2.4 });
  for (const x of [170, 966]) surfaceRect(plate, x, 70, 64, 700, { gap: 7, edge: 2.4 });
  for (const x of [400, 800]) {
    boss(plate, [x, 140], 54, 8);
    cylinder(plate, x - 17, 176, 34, 74 + drop, { vertical: true });
  }
  surfaceRect(plate, 300, 240 + drop, 600, 44, { angle: 0, gap: 6, edge: 2.4 });
  sectionRect(plate, 310, 284 + drop, 580, 24, { gap: 6 });
  drawBatt(plate, [0, 560], [320, 536], 128);
  drawBatt(plate, [318, 536], [900, 520], 64);
  drawBatt(plate, [898, 520], [1200, 520], 30);
  for (let i = 0; i < count; i++) {
    const x = 326 + (i * 548) / (count - 1);
    const tip = 500 + drop;
    plate.path(
      `M${num(x - 4)} ${308 + drop}V${tip - 40}L${num(x)} ${tip}L${num(x + 4)} ${tip - 40}V${308 + drop}z`,
      { fill: white, width: 1.5 },
    );
    for (const y of [tip - 90, tip - 68, tip - 46])
      plate.path(`M${num(x + 4)} ${y}l6 -9`, { width: 2 });
  }
  for (const [y, high] of [
    [400, 20],
    [548, 28],
  ] as const) {
    plate.rect(300, y, 600, high, { fill: white, width: 2 });
    for (let i = 0; i < count - 1; i++) {
      const x = 326 + ((i + 0.5) * 548) / (count - 1);
      section(
        plate,
        `M${num(x - 548 / count / 3.4)} ${y}h${num((548 / count / 3.4) * 2)}v${high}h${num((-548 / count / 3.4) * 2)}z`,
        { gap: 5, edge: 1.4 },
      );
    }
  }
  surfaceRect(plate, 290, 590, 620, 60, { angle: 0, gap: 9, edge: 2.2 });
  for (const [x, y, r] of [
    [110, 600, 44],
    [110, 376, 44],
    [1060, 562, 42],
    [1060, 450, 42],
  ] as const)
    roll(plate, [x, y], r);
  plate.path('M40 660H150M128 648L154 660L128 672', { width: 3, stroke: line });
  plate.rect(0, 746, 1200, 54, { fill: ink, stroke: null });
  axis(plate, [600, 80], [600, 700]);
  dimension(plate, [1150, 400], [1150, 548], String(random.int(20, 60)), [-250, 0]);
  note(plate, `${random.int(6, 24) * 100}/MIN`, [610, 692], [400, 150]);
  callout(plate, '1', [560, 200], [640, 262 + drop]);
  callout(plate, '2', [290, 690], [420, 560]);
  figure(plate, [90, 130]);
}

function toothedRoll(plate: Plate, at: Point, r: number, lean: number): void {
  const { white } = plate.tones;
  const step = (plate.large ? 7 : 13) / r;
  const points: Point[] = [];
  for (let a = 0; a < TAU - step / 2; a += step) {
    points.push(polar(at, r, a), polar(at, r + 9, a + step * lean));
  }
  plate.path(`${openPath(points)}z`, { fill: white, width: 1 });
  disc(plate, at, r - 4, { inner: r * 0.5, edge: 1.6, gap: 6 });
  plate.circle(at, r * 0.5, { fill: plate.tones.soft, width: 1.6 });
  plate.circle(at, Math.max(7, r * 0.16), { fill: plate.tones.line, width: 1.6 });
  plate.circle(at, Math.max(3, r * 0.06), { fill: white, width: 1.2 });
}

/** A roller card: workers and strippers comb fibre round the main cylinder into a web. */
export function card(plate: Plate): void {
  const { random } = plate;
  const { line, mid, ink } = plate.tones;
  const main: Point = [560, 440];
  const r = 214;
  const workers = random.int(3, 5);
  backdrop(plate, 700);
  floor(plate, 700);
  surface(plate, 'M330 700L400 560H720L790 700z', { gap: 8, edge: 2.2 });
  surface(plate, 'M820 700L850 560H930L960 700z', { gap: 8, edge: 2.2 });
  drawBatt(plate, [0, 520], [236, 520], 60);
  plate.rect(0, 520, 220, 14, { fill: ink, stroke: null });
  for (const x of [30, 100, 170]) roll(plate, [x, 556], 22);
  plate.path(arcPath(main, r + 15, Math.PI - 0.3, TAU + 0.2), { width: 10, stroke: mid });
  toothedRoll(plate, [300, 500], 56, -0.6);
  toothedRoll(plate, main, r, 0.6);
  for (let n = 0; n < 6; n++) {
    const a = (n * TAU) / 6 + 0.2;
    const [ax, ay] = polar(main, 46, a);
    const [bx, by] = polar(main, r * 0.48, a);
    plate.line([ax, ay], [bx, by], { width: 9 });
    plate.line([ax, ay], [bx, by], { width: 5, stroke: plate.tones.white });
  }
  for (let i = 0; i < workers; i++) {
    const a = -2.6 + (i * 2.2) / (workers - 1);
    toothedRoll(plate, polar(main, r + 62, a), 44, -0.6);
    toothedRoll(plate, polar(main, r + 38, a + 1.1 / (workers - 1)), 20, 0.6);
  }
  const doffer: Point = [888, 500];
  plate.path(arcPath(doffer, 116, Math.PI + 0.4, TAU - 0.1), { width: 8, stroke: mid });
  toothedRoll(plate, doffer, 100, -0.6);
  toothedRoll(plate, [1030, 520], 34, 0.6);
  for (let i = 0; i < (plate.large ? 6 : 3); i++)
    plate.path(`M1040 ${486 + i * 3}C1090 ${480 + i * 6} 1100 ${560 + i * 3} 1200 ${566 + i * 4}`, {
      stroke: line,
      width: 1.4,
    });
  plate.rect(1060, 588, 140, 12, { fill: ink, stroke: null });
  for (const x of [1090, 1164]) roll(plate, [x, 622], 22);
  axis(plate, [280, main[1]], [840, main[1]]);
  axis(plate, [main[0], 120], [main[0], 690]);
  dimension(
    plate,
    [main[0] - r, 740],
    [main[0] + r, 740],
    `Ø${random.int(12, 15) * 100}`,
    [0, -160],
  );
  callout(plate, '1', [200, 220], polar(main, r + 62, -2.6));
  callout(plate, '2', [960, 260], [900, 420]);
  note(plate, `${random.int(15, 80)} G/M2`, [1060, 420], [1130, 560]);
  figure(plate, [1096, 110]);
}
