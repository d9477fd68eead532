import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section, sectionRect, surface } from '../drawing/metal.ts';
import { flange, motor } from '../drawing/parts.ts';
import { spring } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

/** A diaphragm metering pump head with its check valves. */
export function diaphragmPump(plate: Plate): void {
  const { random } = plate;
  const { soft, line, white, ink } = plate.tones;
  const push = random.pick([-18, 0, 22]);
  backdrop(plate);
  section(plate, 'M300 170H484V300C446 330 432 380 432 420C432 460 446 510 484 540V700H300z', {
    gap: 11,
    edge: 2.4,
  });
  for (const y of [116, 700]) sectionRect(plate, 328, y, 114, 54, { gap: 7 });
  plate.path('M352 110H418V330H484L480 510H418V760H352z', { fill: soft, width: 1.6 });
  for (const y of [236, 560]) {
    section(plate, `M318 ${y}H452V${y + 26}H420L404 ${y + 60}H366L350 ${y + 26}H318z`, {
      angle: -45,
      gap: 7,
    });
    plate.circle([385, y + 6], 32, { fill: white, width: 2.2 });
    disc(plate, [385, y + 6], 32, { gap: 5 });
    spring(plate, [385, y - 70], [385, y - 28], 20, 4, 4);
  }
  section(
    plate,
    'M488 170H640V340H560C540 322 520 310 488 300zM488 700H640V500H560C540 518 520 530 488 540z',
    { gap: 11, angle: -45, edge: 2.4 },
  );
  plate.path(
    `M486 250V296C496 340 ${482 - push} 360 ${482 - push} 420C${482 - push} 480 496 500 486 544V590`,
    { width: 17 },
  );
  plate.path(
    `M486 250V296C496 340 ${482 - push} 360 ${482 - push} 420C${482 - push} 480 496 500 486 544V590`,
    { width: 12, stroke: line },
  );
  turned(plate, {
    at: [490 - push, 420],
    profile: pairs([0, 60, 24, 60, 24, 24, 330, 24, 330, 40, 352, 40]),
    edge: 2,
  });
  surface(plate, 'M640 200H1040V640H640z', { gap: 10, edge: 2.4 });
  plate.circle([850, 420], 150, { fill: white, width: 2.2 });
  disc(plate, [850, 420], 132, { inner: 40 });
  plate.circle([850 - 36, 420], 44, { fill: line, width: 2 });
  plate.circle([850, 420], 17, { fill: ink });
  boltCircle(plate, [850, 420], 168, 8, 10, 0.4);
  plate.rect(640, 390, 96, 60, { fill: white, width: 1.8 });
  motor(plate, [850, 200], 120, 74, -90);
  flange(plate, [385, 118], 78, 28, -90);
  flange(plate, [385, 750], 78, 28, 90);
  axis(plate, [250, 420], [1080, 420]);
  axis(plate, [385, 40], [385, 780]);
  dimension(plate, [180, 236], [180, 560], String(random.int(90, 180)), [60, 0]);
  callout(plate, '1', [240, 250], [372, 250]);
  callout(plate, '2', [596, 110], [490, 330]);
  figure(plate, [1096, 110]);
}
