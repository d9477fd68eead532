import { axisCross, callout, figure, note } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { arcPath, num, type Point, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { panel, roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

const C: Point = [460, 410];

/** The hose follows the track; under each roller it is pressed shut. */
function drawHose(plate: Plate, r: number): void {
  const { mid, white } = plate.tones;
  const d = `M130 ${C[1] + r - 20}H200Q300 ${num(C[1] + r - 20)} ${polar(C, r, 2.5).map(num).join(' ')}${arcPath(C, r, 2.5, TAU + 0.64).replace(/^M/, 'L')}Q620 ${C[1] + r - 20} 720 ${C[1] + r - 20}H790`;
  for (const [width, stroke] of [
    [46, plate.tones.ink],
    [42, white],
    [28, plate.tones.ink],
    [25, mid],
  ] as const)
    plate.path(d, { width, stroke });
  plate.path(d, { width: 1.2, dash: '14 10' });
}

/** A peristaltic pump: rollers walk along a hose, and nothing but the hose touches the drug. */
export function peristalticPump(plate: Plate): void {
  const { random } = plate;
  const { line, soft, white, ink } = plate.tones;
  const count = random.int(3, 6);
  const track = 222;
  backdrop(plate, 720);
  floor(plate, 720);
  surfaceRect(plate, 90, 70, 1000, 630, { gap: 12, edge: 2.6, shade: 0.5 });
  for (const x of [150, 950]) solidRect(plate, x, 700, 80, 20);
  section(
    plate,
    `M190 120H730V${C[1] + 120}H${
      polar(C, track + 24, 0.5)
        .map(num)
        .join(' ')
        .split(' ')[0]
    }A${track + 24} ${track + 24} 0 1 0 ${polar(C, track + 24, Math.PI - 0.5)
      .map(num)
      .join(' ')}H190z`,
    {
      gap: 11,
      edge: 2.4,
    },
  );
  plate.circle(C, track + 22, { fill: soft, width: 2 });
  drawHose(plate, track - 2);
  const turn = random.between(0, 1);
  disc(plate, C, 150, { inner: 60, edge: 2.4, gap: 5 });
  for (let i = 0; i < count; i++) {
    const a = turn + (i * TAU) / count;
    plate.placed(C, (a * 180) / Math.PI, () => {
      surface(plate, 'M40 -34L150 -26V26L40 34z', { gap: 6, edge: 2 });
    });
    roll(plate, polar(C, 158, a), 40, white);
  }
  disc(plate, C, 66, { inner: 30 });
  boltCircle(plate, C, 48, 6, 7);
  plate.circle(C, 26, { fill: ink });
  plate.path(arcPath(C, 96, -2.2, -0.9), { width: 4, stroke: line });
  plate.placed(polar(C, 96, -0.9), 42, () =>
    plate.path('M-4 -12L18 0L-4 12z', { fill: line, stroke: null }),
  );
  panel(plate, 800, 130, 230, 220);
  for (let i = 0; i < 3; i++) {
    plate.rect(812 + i * 74, 400, 58, 46, { fill: i === 1 ? line : white, width: 1.8 });
    plate.circle([841 + i * 74, 423], 9, { fill: i === 1 ? white : ink, stroke: null });
  }
  disc(plate, [915, 560], 66, { inner: 20 });
  solidRect(plate, 909, 500, 12, 40, line);
  axisCross(plate, C, 290);
  note(plate, `${random.int(2, 96) / 10} ML`, [640, 676], [780, C[1] + track - 22]);
  callout(plate, '1', [150, 300], polar(C, track, Math.PI));
  callout(plate, '2', [680, 180], polar(C, 158, turn));
  figure(plate, [1000, 662]);
}
