import { axis, dimension, figure } from '../drawing/annotate.ts';
import { type Point, pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { surfaceRect } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** Cans pass the seaming rolls; the round field shows the double seam cut through. */
export function canSeamer(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  backdrop(plate, 650);
  surfaceRect(plate, 0, 76, 1200, 54, { angle: 0, gap: 8, edge: 2.2 });
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 180;
    turned(plate, {
      at: [x, 130],
      angle: 90,
      profile: pairs([0, 40, 80, 40, 80, 26, 180, 26, 180, 58, 214, 58]),
      edge: 2,
    });
    turned(plate, {
      at: [x, 366],
      angle: 90,
      profile: pairs([-18, 52, 0, 62, 14, 62, 14, 58, 240, 58, 240, 62, 252, 62]),
      edge: 2,
    });
    plate.rect(x - 58, 440, 116, 100, { fill: i % 2 ? mid : line, width: 1.6 });
    plate.path(`M${x - 40} 470h80M${x - 40} 490h80M${x - 40} 510h46`, { stroke: white, width: 3 });
    if (i % 2 === 0) {
      for (const side of [-1, 1]) {
        cylinder(plate, x + side * 92 - 9, 130, 18, 216, { vertical: true });
        turned(plate, {
          at: [x + side * 92, 346],
          angle: 90,
          profile: pairs([0, 30, 12, 24, 28, 24, 40, 30]),
          edge: 2,
          fill: mid,
        });
      }
    }
    turned(plate, {
      at: [x, 620],
      angle: 90,
      profile: pairs([0, 66, 16, 66, 16, 30, 60, 30]),
      edge: 2,
    });
  }
  surfaceRect(plate, 0, 680, 1200, 120, { angle: 0, gap: 10, edge: 2.2 });
  const inset: Point = [950, 420];
  plate.circle([inset[0] + 8, inset[1] + 10], 214, { fill: ink, stroke: null });
  plate.circle(inset, 214, { fill: soft, width: 3 });
  plate.placed(inset, 0, () => {
    plate.path('M-30 200V-20C-30 -120 70 -120 70 -20V70', { width: 30 });
    plate.path('M-30 200V-20C-30 -120 70 -120 70 -20V70', { width: 24, stroke: white });
    plate.path(
      'M-150 60H-92C-72 60 -72 40 -72 20V-40C-72 -176 112 -176 112 -40V92C112 130 22 130 22 92V0',
      { width: 30 },
    );
    plate.path(
      'M-150 60H-92C-72 60 -72 40 -72 20V-40C-72 -176 112 -176 112 -40V92C112 130 22 130 22 92V0',
      { width: 24, stroke: line },
    );
  });
  plate.circle(inset, 214, { width: 4 });
  plate.circle([660, 372], 30, { stroke: line, width: 1.6 });
  plate.line([690, 378], [738, 396], { stroke: line, width: 1 });
  axis(plate, [120, 100], [120, 680]);
  dimension(plate, [300, 744], [480, 744], String(random.int(66, 99)));
  figure(plate, [1096, 168]);
}
