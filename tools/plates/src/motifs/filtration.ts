import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** A globe valve in section, with its handwheel or actuator. */
export function globeValve(plate: Plate): void {
  const { random } = plate;
  const { white, soft, line, ink } = plate.tones;
  const lift = random.pick([0, 18, 34]);
  backdrop(plate);
  const body =
    'M150 330H340C380 330 400 262 470 250H730C800 262 820 330 860 330H1050V620H860C800 620 780 690 600 690C420 690 400 620 340 620H150z';
  section(plate, body, { gap: 11, edge: 2.6 });
  plate.path(
    'M150 384H352C400 384 430 300 500 300H700C770 300 800 384 848 384H1050V566H848C800 566 770 636 690 636H510C430 636 400 566 352 566H150z',
    { fill: soft, width: 2.2 },
  );
  section(
    plate,
    'M352 384C420 384 440 452 508 452H692V486H500C440 486 420 452 352 420zM848 566C790 566 770 486 692 486V452C790 452 800 500 848 530z',
    { gap: 9, angle: -45 },
  );
  plate.rect(540, 452, 120, 34, { fill: soft, stroke: null });
  plate.path(
    'M160 475C330 475 380 560 560 570C600 572 610 520 600 470C596 420 640 396 720 400C820 404 860 475 1040 475',
    { stroke: line, width: 1.4, dash: '14 7' },
  );
  turned(plate, {
    at: [600, 452 - lift],
    angle: -90,
    profile: pairs([-26, 46, 0, 64, 26, 64, 26, 22, 360, 22]),
    edge: 2.2,
  });
  section(plate, 'M470 250V196H568V300H500zM730 250V196H632V300H700z', { angle: -45, gap: 8 });
  for (const x of [440, 690]) {
    solidRect(plate, x, 206, 70, 16);
    solidRect(plate, x + 26, 180, 18, 90, white);
  }
  surfacePoints(plate, pairs([500, 196, 540, 128, 574, 128, 574, 196]), { gap: 6 });
  surfacePoints(plate, pairs([700, 196, 660, 128, 626, 128, 626, 196]), { gap: 6 });
  plate.path(`M430 ${98 - lift}H770`, { width: 22, round: true });
  plate.path(`M430 ${98 - lift}H770`, { width: 18, stroke: line, round: true });
  for (const [x, side] of pairs([150, -1, 1050, 1])) {
    section(
      plate,
      `M${x} 300h${side * -40}v84h${side * 40}zM${x} 566h${side * -40}v84h${side * 40}z`,
      { angle: -45, gap: 8 },
    );
    for (const y of [340, 606])
      solidRect(plate, x - (side > 0 ? 58 : -18), y - 9, 76 * 0.54, 18, ink);
  }
  axis(plate, [80, 475], [1120, 475]);
  axis(plate, [600, 40], [600, 730]);
  dimension(plate, [1110, 384], [1110, 566], `Ø${random.pick([50, 65, 80, 100, 150])}`, [-50, 0]);
  callout(plate, '1', [300, 150], [520, 230]);
  callout(plate, '2', [860, 170], [650, 440 - lift]);
  figure(plate, [1096, 110]);
}

/** A filter press: plates and cloths hung on a beam, squeezed by a ram, dripping into a trough. */
export function filterPress(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft, ink } = plate.tones;
  backdrop(plate, 660);
  floor(plate, 660);
  for (const [x, width] of pairs([96, 74, 1010, 74]))
    surface(plate, `M${x - 20} 660L${x} 190L${x + width} 190L${x + width + 20} 660z`, {
      gap: 9,
      edge: 2.4,
    });
  for (const y of [236, 480]) cylinder(plate, 150, y, 880, 24);
  turned(plate, {
    at: [1010, 370],
    angle: 180,
    profile: pairs([0, 52, 90, 52, 90, 30, 190, 30]),
    edge: 2.2,
  });
  surfaceRect(plate, 778, 212, 44, 316, { gap: 7, edge: 2.4 });
  surfaceRect(plate, 170, 212, 44, 316, { gap: 7, edge: 2.4 });
  const plates = random.int(15, 20);
  const pitch = 564 / plates;
  for (let i = 0; i < plates; i++) {
    const x = 214 + i * pitch;
    plate.rect(x, 224, pitch * 0.62, 292, { fill: i % 3 === 1 ? mid : white, width: 1.7 });
    plate.rect(x + pitch * 0.62, 236, pitch * 0.38, 268, { fill: line, width: 1 });
    plate.path(`M${num(x + pitch * 0.31)} 232V508`, { width: 0.7 });
    plate.rect(x + 2, 204, pitch * 0.5, 22, { fill: ink, stroke: null });
    plate.path(`M${num(x + pitch * 0.3)} 516v14h-9v12`, { width: 3.4 });
    plate.path(`M${num(x + pitch * 0.3 - 9)} 548v${random.int(6, 18)}`, {
      width: 2.2,
      stroke: line,
      round: true,
    });
  }
  plate.path('M196 572H800L784 622H212z', { fill: white, width: 2.2 });
  plate.path('M204 590H792L784 622H212z', { fill: soft, width: 1.2 });
  pipe(plate, pairs([0, 420, 70, 420, 70, 370, 180, 370]), 34, 30, mid);
  pipe(plate, pairs([0, 620, 140, 620, 214, 606]), 22, 20);
  axis(plate, [40, 370], [1160, 370]);
  dimension(plate, [214, 706], [778, 706], `${plates} × ${random.int(20, 34)}`, [0, -50]);
  callout(plate, '1', [470, 132], [500, 216]);
  callout(plate, '2', [880, 220], [900, 360]);
  figure(plate, [1096, 110]);
}
