import { axisCross, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { arcPath, num, type Point, polar, TAU, toDegrees } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, surface } from '../drawing/metal.ts';
import { granules, motor } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

const C: Point = [560, 410];

/** A hammer mill across its shaft: grain falls in, hammers strike it, the screen lets it go. */
export function hammerMill(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const arms = random.pick([4, 6, 8]);
  const r = 214;
  backdrop(plate, 700);
  floor(plate, 700);
  surface(plate, 'M240 700L280 560H840L880 700z', { gap: 9, edge: 2.2 });
  section(
    plate,
    `M${C[0] - 270} ${C[1] + 140}V210L470 140H650L${C[0] + 270} 210V${C[1] + 140}L${C[0] + 120} 690H${C[0] - 120}z`,
    { gap: 10, edge: 2.4 },
  );
  plate.circle(C, r + 22, { fill: soft, width: 2 });
  plate.path('M500 60H620V260H500z', { fill: soft, width: 2 });
  granules(plate, 'M504 62H616V250L590 290H530L504 250z', [500, 60, 620, 300], 9);
  section(plate, 'M470 60H500V220H470zM620 60H650V220H620z', { gap: 7 });
  const out = `M${polar(C, r + 22, 0.6)
    .map(num)
    .join(' ')}A${r + 22} ${r + 22} 0 0 1 ${polar(C, r + 22, Math.PI - 0.6)
    .map(num)
    .join(' ')}L${C[0] - 90} 690H${C[0] + 90}z`;
  plate.path(out, { fill: white, width: 1.8 });
  for (let i = 0; i < 130 / plate.grain; i++) {
    const a = random.between(0.8, Math.PI - 0.8);
    const [x, y] = polar(C, r + 30 + random.between(0, 70), a);
    if (y < 690)
      plate.circle([C[0] + (x - C[0]) * 0.8, y], random.between(1.6, 3.6), {
        fill: i % 3 ? mid : line,
        width: 0.8,
      });
  }
  plate.path(arcPath(C, r + 14, 0.1, Math.PI - 0.1), { width: 12 });
  plate.path(arcPath(C, r + 14, 0.1, Math.PI - 0.1), { width: 8, stroke: white, dash: '9 7' });
  for (let i = 0; i < 9; i++) {
    const a = -0.35 - (i % 2 ? 0 : Math.PI - 0.7) - (i % 2 ? 1 : -1) * i * 0.02;
    plate.path(arcPath(C, r + 6, a, a + 0.05), { width: 14, stroke: line });
  }
  for (let i = 0; i < 60 / plate.grain; i++) {
    const at = polar(C, random.between(120, r), random.between(-1.9, 2.8));
    plate.circle(at, random.between(3, 7), { fill: random.chance(0.4) ? line : mid, width: 1 });
  }
  const turn = random.between(0, 1);
  for (let i = 0; i < arms; i++) {
    const a = turn + (i * TAU) / arms;
    plate.placed(polar(C, 112, a), toDegrees(a) + random.int(-8, 4), () => {
      plate.path('M-16 -22H96V22H-16z', { fill: white, width: 2.2 });
      plate.path('M-16 -22H96V22H-16z', { fill: plate.hatch(0, 5, 0.7), width: 2.2 });
      plate.path('M82 -22H96V22H82z', { fill: line, width: 1.6 });
    });
  }
  disc(plate, C, 134, { inner: 56, edge: 2.4, gap: 5 });
  boltCircle(plate, C, 112, arms, 13, turn);
  plate.circle(C, 56, { fill: line, width: 2 });
  plate.circle(C, 34, { fill: ink });
  plate.rect(C[0] - 8, C[1] - 50, 16, 22, { fill: ink, stroke: null });
  plate.path(arcPath(C, 82, 2.4, 3.6), { width: 4 });
  plate.placed(polar(C, 82, 3.6), toDegrees(3.6) + 90, () =>
    plate.path('M-4 -11L18 0L-4 11z', { fill: ink }),
  );
  motor(plate, [900, 600], 210, 80);
  surface(plate, 'M910 700L930 680H1100L1120 700z', { gap: 6 });
  axisCross(plate, C, 290);
  dimension(plate, [C[0] - r, 742], [C[0] + r, 742], `Ø${random.int(60, 130) * 10}`, [0, -40]);
  note(plate, `Ø${random.int(8, 40) / 10}`, [960, 470], polar(C, r + 14, 0.5));
  callout(plate, '1', [250, 130], [520, 150]);
  callout(plate, '2', [900, 220], polar(C, 180, turn));
  figure(plate, [1096, 110]);
}
