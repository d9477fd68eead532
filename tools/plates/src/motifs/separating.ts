import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num, openPath, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface } from '../drawing/metal.ts';
import { bearing } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 600;

/** Half of a thing that is the same left and right. */
function bothSides(points: readonly Point[]): string[] {
  return [1, -1].map((side) => `${openPath(points.map(([x, y]): Point => [X + side * x, y]))}z`);
}

function drawDiscs(plate: Plate, count: number): void {
  const { line, white } = plate.tones;
  for (let i = 0; i < count; i++) {
    const y = 268 + (i * 100) / count;
    for (const side of [-1, 1]) {
      const d = openPath([
        [X + side * 62, y],
        [X + side * 190, y + 118],
      ]);
      plate.path(d, { width: 5 });
      plate.path(d, { width: 2.4, stroke: i % 2 ? white : line });
    }
  }
}

/** A disc separator cut open: milk enters by the middle, cream leaves inward, the rest outward. */
export function discSeparator(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft } = plate.tones;
  backdrop(plate, 700);
  floor(plate, 700);
  surface(plate, 'M262 700L284 520H916L938 700z', { gap: 8, edge: 2.4 });
  for (const d of bothSides(
    pairs([
      40, 130, 150, 150, 330, 330, 360, 430, 330, 520, 300, 520, 330, 430, 304, 340, 140, 172, 40,
      152,
    ]),
  ))
    section(plate, d, { gap: 8, edge: 2.4 });
  for (const d of bothSides(
    pairs([
      34, 170, 96, 186, 276, 372, 286, 400, 276, 430, 150, 500, 34, 512, 34, 486, 130, 474, 246,
      410, 250, 394, 76, 212, 34, 206,
    ]),
  ))
    section(plate, d, { gap: 9, angle: -45, edge: 2.4 });
  const bowl =
    'M566 206L524 212L350 394L354 410L470 474L566 486H634L730 474L846 410L850 394L676 212L634 206z';
  plate.path(bowl, { fill: soft, width: 1.6 });
  plate.clip(bowl, () => {
    for (const side of [-1, 1])
      plate.polygon(
        pairs([X + side * 250, 330, X + side * 200, 380, X + side * 220, 440, X + side * 250, 440]),
        { fill: line, stroke: null },
      );
  });
  drawDiscs(plate, random.int(9, 13));
  for (const side of [-1, 1])
    plate.path(
      `M${X + side * 14} 470Q${X + side * 110} 476 ${X + side * 170} 420M${X + side * 156} 412l${side * 16} 6l${side * -4} 16`,
      { stroke: line, width: 2.4 },
    );
  cylinder(plate, X - 50, 206, 100, 200, { vertical: true });
  cylinder(plate, X - 17, 76, 34, 380, { vertical: true, fill: mid });
  solidRect(plate, X - 60, 116, 120, 20, line, 2);
  solidRect(plate, X - 60, 156, 120, 14, line, 2);
  pipe(
    plate,
    [
      [X + 60, 126],
      [1010, 126],
      [1010, 210],
    ],
    24,
    40,
  );
  pipe(
    plate,
    [
      [X - 60, 163],
      [430, 163],
      [430, 110],
      [200, 110],
      [200, 190],
    ],
    20,
    30,
    mid,
  );
  turned(plate, {
    at: [X, 512],
    angle: 90,
    profile: pairs([0, 70, 30, 40, 60, 26, 160, 26]),
    edge: 2.2,
  });
  for (const side of [-1, 1]) bearing(plate, X + side * 50 - 24, 590, 48, 56);
  for (const x of [320, 840]) solidRect(plate, x, 684, 40, 16);
  for (const side of [-1, 1])
    plate.path(
      `M${X + side * 286} 398H${X + side * 322}M${X + side * 310} 390l${side * 14} 8l${side * -14} 8`,
      { width: 2, stroke: line },
    );
  axis(plate, [X, 60], [X, 740]);
  dimension(plate, [X - 286, 738], [X + 286, 738], `Ø${random.int(30, 80) * 10}`, [0, -330]);
  note(plate, `${random.int(40, 80) * 100}/MIN`, [1030, 600], [X + 30, 640]);
  callout(plate, '1', [190, 320], [X - 140, 350]);
  callout(plate, '2', [220, 520], [X - 230, 400]);
  figure(plate, [1100, 290]);
}

function drawTier(plate: Plate, y: number, half: number, load: string): void {
  const { ink, white, line } = plate.tones;
  plate.path(`M${X - half} ${num(y)}Q${X} ${num(y + 58)} ${X + half} ${num(y)}`, { width: 11 });
  plate.path(`M${X - half} ${num(y)}Q${X} ${num(y + 58)} ${X + half} ${num(y)}`, {
    width: 6,
    stroke: white,
    dash: '9 6',
  });
  for (let i = 0; i < 13; i++) {
    const t = (i + 0.5) / 13;
    const x = X - half + 2 * half * t;
    const top = y + 116 * t * (1 - t) - 6;
    plate.path(`M${num(x - 17)} ${num(top)}q0 -22 17 -22t17 22z`, {
      fill: i % 4 === 1 ? line : load,
      width: 1.5,
    });
  }
  for (const side of [-1, 1]) plate.circle([X + side * half, y], 6, { fill: ink });
}

/** A spiral freezer: one endless belt climbs round a drum in the cold. */
export function spiralFreezer(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const tiers = random.int(6, 8);
  backdrop(plate, 710);
  floor(plate, 710);
  section(plate, 'M150 90H1050V700H150z', { gap: 11, edge: 2.4 });
  plate.rect(186, 126, 828, 574, { fill: soft, width: 2 });
  for (const [x, y] of pairs([210, 150, 210, 660, 990, 150, 990, 660]))
    plate.circle([x, y], 7, { fill: line });
  for (let i = 0; i < tiers; i++) {
    const y = 214 + (i * 400) / tiers;
    plate.path(`M340 ${num(y)}Q${X} ${num(y - 58)} 860 ${num(y)}`, { width: 5, stroke: mid });
  }
  cylinder(plate, X - 170, 190, 340, 450, { vertical: true, coarse: 1.5 });
  for (const x of [-150, -80, 0, 80, 150])
    plate.rect(X + x - 5, 190, 10, 450, { fill: line, width: 1.2 });
  for (let i = 0; i < tiers; i++)
    drawTier(plate, 214 + (i * 400) / tiers, 262, i % 2 ? mid : white);
  for (const x of [330, 860]) cylinder(plate, x - 9, 150, 18, 540, { vertical: true });
  surface(plate, 'M208 250H296V560H208z', { gap: 5, edge: 2, angle: 0 });
  for (let y = 262; y < 556; y += 18 * plate.grain)
    plate.path(`M212 ${num(y)}H292`, { stroke: line, width: 2 });
  for (let i = 0; i < 4; i++)
    plate.path(`M300 ${290 + i * 76}h34M324 ${282 + i * 76}l12 8l-12 8`, {
      stroke: line,
      width: 2,
    });
  plate.path('M862 606H1200', { width: 11 });
  plate.path('M862 606H1200', { width: 6, stroke: white, dash: '9 6' });
  plate.path('M338 214H0', { width: 11 });
  plate.path('M338 214H0', { width: 6, stroke: white, dash: '9 6' });
  for (let i = 0; i < 3; i++) {
    plate.path(`M${1080 + i * 40} 600q0 -22 17 -22t17 22z`, { fill: white, width: 1.5 });
    plate.path(`M${20 + i * 40} 208q0 -22 17 -22t17 22z`, { fill: mid, width: 1.5 });
  }
  axis(plate, [X, 110], [X, 730]);
  note(plate, `-${random.int(32, 42)}°`, [920, 180], [900, 300]);
  dimension(plate, [338, 742], [862, 742], `Ø${random.int(30, 56) * 100}`, [0, -60]);
  callout(plate, '1', [100, 330], [230, 330]);
  figure(plate, [1120, 130]);
}
