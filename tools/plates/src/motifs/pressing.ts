import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { type Point, pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

function drawFlywheel(plate: Plate, centre: Point): void {
  turned(plate, {
    at: [centre[0] - 34, centre[1]],
    profile: pairs([0, 118, 68, 118]),
    edge: 2.2,
  });
  for (const x of [-18, 0, 18])
    plate.line([centre[0] + x, centre[1] - 118], [centre[0] + x, centre[1] + 118], { width: 1.6 });
}

/** A straight-side press, front elevation, with a drawn panel leaving its dies. */
export function stampingPress(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white } = plate.tones;
  const stroke = random.int(0, 46);
  backdrop(plate, 700);
  plate.rect(0, 700, 1200, 100, { fill: white, stroke: null });
  plate.rect(0, 700, 1200, 100, { fill: plate.hatch(-45, 12, 0.9), stroke: null });
  plate.line([0, 700], [1200, 700], { width: 2.4 });
  drawFlywheel(plate, [244, 176]);
  for (const x of [290, 806]) surfaceRect(plate, x, 240, 104, 460, { gap: 10, edge: 2.4 });
  surface(plate, 'M280 78H920V258H862L830 286H370L338 258H280z', { angle: 0, gap: 9, edge: 2.4 });
  for (const x of [320, 500, 680]) {
    plate.rect(x + 20, 112, 140, 104, { fill: white, width: 1.6 });
    plate.path(Array.from({ length: 5 }, (_, i) => `M${x + 36} ${132 + i * 16}h108`).join(''), {
      width: 1.2,
    });
  }
  plate.circle([600, 168], 84, { stroke: line, width: 1.2, dash: '12 6' });
  for (const x of [470, 730]) cylinder(plate, x - 26, 286, 52, 40 + stroke, { vertical: true });
  const slide = 322 + stroke;
  surface(plate, `M400 ${slide}H800V${slide + 96}H400z`, { gap: 8, edge: 2.2 });
  for (const x of [394, 788])
    for (const y of [slide + 10, slide + 62]) solidRect(plate, x, y, 18, 26, line);
  plate.path(
    `M440 ${slide + 96}H760V${slide + 134}C700 ${slide + 134} 700 ${slide + 176} 660 ${slide + 176}H540C500 ${slide + 176} 500 ${slide + 134} 440 ${slide + 134}z`,
    { fill: white, width: 2 },
  );
  plate.path(
    `M440 ${slide + 96}H760V${slide + 134}C700 ${slide + 134} 700 ${slide + 176} 660 ${slide + 176}H540C500 ${slide + 176} 500 ${slide + 134} 440 ${slide + 134}z`,
    { fill: plate.hatch(45, 9, 1, line), width: 2 },
  );
  plate.path('M430 556C500 556 500 598 540 598H660C700 598 700 556 770 556', {
    stroke: plate.tones.ink,
    width: 8,
  });
  plate.path('M430 556C500 556 500 598 540 598H660C700 598 700 556 770 556', {
    stroke: mid,
    width: 4,
  });
  const die = 'M440 562C506 562 506 604 544 604H656C694 604 694 562 760 562V636H440z';
  plate.path(die, { fill: white, width: 2 });
  plate.path(die, { fill: plate.hatch(-45, 9, 1, line), width: 2 });
  surfaceRect(plate, 394, 636, 412, 64, { angle: 0, gap: 7, edge: 2.2 });
  for (let i = 0; i < 3; i++) {
    const [x, y] = [966, 610 - i * 40];
    plate.path(
      `M${x} ${y}C${x + 40} ${y} ${x + 40} ${y + 30} ${x + 60} ${y + 30}H${x + 120}C${x + 140} ${y + 30} ${x + 140} ${y} ${x + 180} ${y}`,
      { width: 7 },
    );
    plate.path(
      `M${x} ${y}C${x + 40} ${y} ${x + 40} ${y + 30} ${x + 60} ${y + 30}H${x + 120}C${x + 140} ${y + 30} ${x + 140} ${y} ${x + 180} ${y}`,
      { width: 3.6, stroke: white },
    );
  }
  surfaceRect(plate, 956, 656, 200, 44, { gap: 8 });
  for (let i = 0; i < 5; i++)
    plate.rect(70, 682 - i * 14, 190, 12, { fill: i === 4 ? mid : white, width: 1.4 });
  axis(plate, [600, 50], [600, 720]);
  dimension(plate, [394, 740], [806, 740], String(random.int(160, 420) * 10), [0, -36]);
  callout(plate, '1', [900, 330], [790, slide + 40]);
  callout(plate, '2', [348, 600], [470, 600]);
  figure(plate, [1090, 110]);
}
