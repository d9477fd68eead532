import { axis, callout, figure, note } from '../drawing/annotate.ts';
import { boltCircle, boss, disc } from '../drawing/faces.ts';
import { arcPath, circlePath, num, type Point, polar, TAU } from '../drawing/geometry.ts';
import { shaded } from '../drawing/ground.ts';
import { surface } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

const C: Point = [560, 430];

/** A bottle from above, wearing so much of its label. */
function drawBottle(plate: Plate, at: Point, r: number, wrapped: number, turn: number): void {
  const { white, line, mid } = plate.tones;
  disc(plate, at, r, { inner: r * 0.5, edge: 2, gap: 5 });
  plate.circle(at, r * 0.5, { fill: mid, width: 1.6 });
  plate.circle(at, r * 0.26, { fill: white, width: 1.3 });
  if (wrapped > 0) plate.path(arcPath(at, r + 2, turn, turn + wrapped), { width: 6, stroke: line });
}

/** A rotary labeller from above: star wheels, carousel, gum roller and label magazine. */
export function labeller(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const count = random.pick([12, 14, 16]);
  const r = 46 - count;
  shaded(plate, random.pick([0, 45, 90]), 12);
  plate.rect(0, 664, 1200, 80, { fill: white, width: 2.2 });
  plate.rect(0, 676, 1200, 56, { fill: plate.hatch(90, 14, 0.7), width: 1.4 });
  for (let x = 20; x < 1200; x += 74) drawBottle(plate, [x, 704], r, x > 560 ? TAU - 0.01 : 0, 0);
  plate.circle(C, 262, { fill: white, width: 2.6 });
  disc(plate, C, 250, { inner: 170, gap: 6 });
  const turn = random.between(0, 0.5);
  for (let i = 0; i < count; i++) {
    const a = turn + (i * TAU) / count;
    const at = polar(C, 208, a);
    plate.circle(at, r + 10, { fill: soft, width: 1.8 });
    const along = (((a - 2.2) % TAU) + TAU) % TAU;
    drawBottle(
      plate,
      at,
      r,
      along < 1.4 ? 0 : Math.min(TAU - 0.01, (along - 1.4) * 1.6),
      a - Math.PI / 2,
    );
  }
  disc(plate, C, 150, { inner: 60, edge: 2.2 });
  for (let i = 0; i < 6; i++)
    plate.circle(polar(C, 106, (i * TAU) / 6), 26, { fill: mid, width: 1.8 });
  boss(plate, C, 58, 8);
  for (const x of [300, 820]) {
    const at: Point = [x, 618];
    const pockets = 8;
    plate.circle(at, 92, { fill: soft, width: 2.2 });
    plate.clip(circlePath(at, 94), () => {
      for (let i = 0; i < pockets; i++)
        plate.circle(polar(at, 94, (i * TAU) / pockets + 0.3), r + 3, { fill: white, width: 2.2 });
    });
    boss(plate, at, 40, 6);
  }
  const drum: Point = [880, 210];
  disc(plate, drum, 92, { inner: 40, edge: 2.4 });
  boltCircle(plate, drum, 66, 8, 6);
  plate.circle(drum, 40, { fill: line, width: 2 });
  const film = random.pick([70, 92]);
  disc(plate, [1070, 150], film, { inner: 30, edge: 2.2, gap: 4 });
  roll(plate, [1070, 150], 30);
  plate.path(`M1070 ${150 + film}L966 ${num(246)}`, { stroke: line, width: 3 });
  roll(plate, [782, 130], 34, mid);
  roll(plate, [722, 100], 22);
  surface(plate, 'M640 70L700 64L706 92L650 100z', { gap: 5, edge: 1.8 });
  plate.path(arcPath(C, 282, -2.6, -1.9), { width: 4, stroke: line });
  plate.placed(polar(C, 282, -1.9), -20, () =>
    plate.path('M-4 -11L18 0L-4 11z', { fill: line, stroke: null }),
  );
  axis(plate, [250, C[1]], [870, C[1]]);
  axis(plate, [C[0], 130], [C[0], 730]);
  note(plate, `${random.int(12, 60) * 1000}/H`, [1040, 520], polar(C, 250, 0.2));
  callout(plate, '1', [190, 220], polar(C, 208, turn + Math.PI + 0.4));
  callout(plate, '2', [980, 340], polar(drum, 80, 1));
  figure(plate, [120, 110]);
}
