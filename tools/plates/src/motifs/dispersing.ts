import { axis, axisCross, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { arcPath, num, type Point, pairs, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, sectionRect, solidRect, surface } from '../drawing/metal.ts';
import { motor, panel, roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 700;

/** The saw-toothed disc: teeth bent up and down in turn. */
function drawToothedDisc(plate: Plate, y: number, r: number, teeth: number): void {
  const { line, white } = plate.tones;
  for (let i = 0; i < teeth; i++) {
    const x = X - r * Math.cos(((i + 0.5) / teeth) * Math.PI);
    const half = (r / teeth) * 1.5;
    const rise = i % 2 ? -34 : 34;
    plate.path(
      `M${num(x - half)} ${y}l${num(half * 0.3)} ${rise}h${num(half * 1.2)}l${num(half * 0.3)} ${-rise}z`,
      {
        fill: i % 2 ? white : line,
        width: 1.4,
      },
    );
  }
  solidRect(plate, X - r, y - 6, r * 2, 12, plate.tones.ink);
  turned(plate, { at: [X, y - 34], angle: 90, profile: pairs([0, 24, 68, 24]), edge: 2 });
}

/** The batch rolls as a ring: down at the shaft, out at the disc, up along the wall. */
function drawRing(plate: Plate, half: number, level: number, y: number): void {
  const { line } = plate.tones;
  const count = plate.large ? 8 : 4;
  for (const side of [-1, 1])
    for (let i = 1; i <= count; i++) {
      const k = i / count;
      const x = X + side * half * 0.56;
      const mid = (level + y + 60) / 2;
      const [rx, ry] = [half * 0.36 * k, (y + 60 - level) * 0.44 * k];
      plate.path(
        `M${num(x - rx)} ${num(mid)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 0 1 ${num(-rx)} ${num(ry)}`,
        { stroke: line, width: 1.3 },
      );
    }
}

/** A dissolver: paint is made under a saw-toothed disc, and the head lifts from pot to pot. */
export function disperser(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, line } = plate.tones;
  const half = random.int(180, 220);
  const disk = random.int(88, 112);
  const [top, bottom, level] = [350, 640, 410];
  backdrop(plate, 690);
  floor(plate, 690);
  surface(plate, 'M190 690L210 640H400L420 690z', { gap: 7, edge: 2.2 });
  cylinder(plate, 250, 300, 110, 340, { vertical: true });
  cylinder(plate, 276, 206, 58, 94, { vertical: true, fill: mid });
  motor(plate, [305, 132], 74, 66, -90);
  surface(plate, 'M236 132H800L828 152V206H216V152z', { angle: 0, gap: 7, edge: 2.4 });
  for (const x of [305, X]) plate.line([x - 40, 170], [x + 40, 170], { stroke: line, width: 5 });
  cylinder(plate, X - 50, 206, 100, 40, { vertical: true });
  section(
    plate,
    `M${X - half - 14} ${top}H${X - half}V${bottom}H${X + half}V${top}H${X + half + 14}V${bottom + 16}H${X - half - 14}z`,
    { gap: 7 },
  );
  plate.rect(X - half, top, half * 2, bottom - top, { fill: soft, stroke: null });
  const batch = `M${X - half} ${level - 30}C${X - half * 0.6} ${level - 60} ${X - 60} ${level - 20} ${X - 20} ${level + 90}H${X + 20}C${X + 60} ${level - 20} ${X + half * 0.6} ${level - 60} ${X + half} ${level - 30}V${bottom}H${X - half}z`;
  plate.path(batch, { fill: mid, width: 1.8 });
  drawRing(plate, half, level, 540);
  cylinder(plate, X - 13, 246, 26, 276, { vertical: true });
  drawToothedDisc(plate, 550, disk, random.pick([12, 16, 20]));
  for (const side of [-1, 1]) {
    solidRect(plate, X + side * (half + 7) - 14, top - 12, 28, 14, line);
    roll(plate, [X + side * half * 0.7, 673], 16);
  }
  panel(plate, 985, 300, 130, 150);
  solidRect(plate, 1040, 450, 20, 240);
  axis(plate, [X, 60], [X, 690]);
  dimension(plate, [X - disk, 722], [X + disk, 722], `Ø${random.int(20, 50) * 10}`, [0, -160]);
  dimension(plate, [150, 206], [150, 300], String(random.int(60, 110) * 10), [90, 0]);
  callout(plate, '1', [980, 240], [X + half * 0.6, 480]);
  callout(plate, '2', [480, 270], [X - 18, 330]);
  figure(plate, [1090, 110]);
}

const ROLLS: readonly Point[] = [
  [290, 460],
  [586, 430],
  [882, 400],
];

/** Ink creeps through two nips and is taken off by a knife. */
export function threeRollMill(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const r = 148;
  const holes = random.pick([5, 6, 8, 12]);
  backdrop(plate, 700);
  surface(plate, 'M60 700L110 480C180 560 1010 500 1090 420L1140 700z', { gap: 9, edge: 2.4 });
  sectionRect(plate, 0, 690, 1200, 110, { gap: 13 });
  plate.path('M300 312L420 400Q448 440 470 372L596 282Q450 190 300 312z', { fill: line, width: 2 });
  plate.path('M330 318Q440 250 560 292', { stroke: white, width: 1.4 });
  plate.path('M360 336Q440 290 520 316', { stroke: white, width: 1.2 });
  for (const [i, at] of ROLLS.entries()) {
    const film = [16, 11, 7][i] ?? 8;
    const from = [-1.4, 0.1, Math.PI * 0.96][i] ?? 0;
    const to = [0, Math.PI + 0.1, TAU + 0.1][i] ?? Math.PI;
    plate.path(arcPath(at, r + film / 2, from, to), { width: film + 3 });
    plate.path(arcPath(at, r + film / 2, from, to), { width: film, stroke: line });
    disc(plate, at, r, { inner: 96, edge: 2.6, gap: 5 });
    plate.circle(at, 96, { fill: soft, width: 2 });
    for (let n = 0; n < holes; n++)
      plate.circle(polar(at, 76, (n * TAU) / holes + i), 66 / holes + 3, { fill: mid, width: 1.6 });
    disc(plate, at, 50, { inner: 24 });
    plate.circle(at, 24, { fill: ink });
    const turn = i % 2 ? -1 : 1;
    const tip = polar(at, 118, -1 + turn * 0.5);
    plate.path(arcPath(at, 118, -1 - turn * 0.5, -1 + turn * 0.5), { width: 3 });
    plate.placed(tip, ((-1 + turn * 0.5) * 180) / Math.PI + (turn > 0 ? 90 : -90), () =>
      plate.path('M-4 -9L14 0L-4 9z', { fill: ink }),
    );
    axisCross(plate, at, 186);
  }
  plate.path('M1034 352L1150 420V452L1030 366z', { fill: line, width: 2 });
  surface(plate, 'M1060 372L1180 452V520L1120 480L1072 420z', { gap: 5, edge: 2.2 });
  note(plate, `${random.int(12, 40)} UM`, [500, 130], [446, 412]);
  note(plate, `1:${random.int(28, 34) / 10}:${random.int(80, 96) / 10}`, [770, 150], [840, 290]);
  dimension(plate, [596 - r, 640], [596 + r, 640], `Ø${random.int(20, 40) * 10}`);
  callout(plate, '1', [190, 240], [330, 300]);
  callout(plate, '2', [960, 180], [1100, 410]);
  figure(plate, [110, 110]);
}
