import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { num, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { granules, panel, roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** A bagger: film over a forming tube, sealed lengthwise, then across. */
export function bagger(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft, ink } = plate.tones;
  const X = 520;
  backdrop(plate, 700);
  floor(plate, 700);
  surfaceRect(plate, 700, 150, 230, 550, { gap: 11, edge: 2.4 });
  panel(plate, 750, 190, 124, 150);
  plate.rect(730, 380, 170, 290, { fill: white, width: 1.6 });
  const reel = random.int(110, 128);
  plate.circle([1040, 320], reel, { fill: white, width: 2.4 });
  for (let r = 30; r < reel; r += 7 * plate.grain) plate.circle([1040, 320], r, { width: 0.8 });
  plate.circle([1040, 320], 24, { fill: line, width: 2 });
  plate.path(`M1040 ${320 - reel}L960 120L860 96H700L600 168`, { stroke: ink, width: 6 });
  plate.path(`M1040 ${320 - reel}L960 120L860 96H700L600 168`, { stroke: mid, width: 3 });
  for (const [x, y] of pairs([960, 120, 860, 98, 700, 98])) roll(plate, [x, y], 18);
  const funnel = `M${X - 150} 76H${X + 70}L${X - 4} 190H${X - 76}z`;
  plate.path(funnel, { fill: white, width: 2 });
  granules(
    plate,
    `M${X - 126} 104H${X + 48}L${X - 6} 188H${X - 74}z`,
    [X - 150, 96, X + 70, 190],
    7,
  );
  plate.path(funnel, { width: 2.2 });
  surface(
    plate,
    `M${X - 150} 196C${X - 150} 160 ${X + 60} 160 ${X + 70} 196L${X + 10} 250H${X - 90}z`,
    { angle: 20, gap: 7, edge: 2.2, fill: mid },
  );
  cylinder(plate, X - 90, 250, 100, 190, { vertical: true });
  surfaceRect(plate, X - 58, 270, 34, 150, { angle: 0, gap: 5, fill: line });
  for (const x of [X - 128, X + 14]) {
    plate.path(`M${x} 290a18 18 0 0 1 36 0v120a18 18 0 0 1 -36 0z`, { fill: white, width: 2 });
    for (const y of [294, 406]) plate.circle([x + 18, y], 13, { fill: line, width: 1.6 });
  }
  plate.path(`M${X - 90} 440H${X + 10}L${X + 20} 500H${X - 100}z`, { fill: soft, width: 1.8 });
  for (const side of [-1, 1]) {
    section(plate, `M${X - 40 + side * 6} 500h${side * 92}v44h${side * -92}z`, {
      angle: side * 45,
      gap: 7,
    });
    turned(plate, {
      at: [X - 40 + side * 98, 522],
      angle: side < 0 ? 180 : 0,
      profile: pairs([0, 14, 60, 14, 60, 26, 82, 26]),
      edge: 1.8,
    });
  }
  drawBag(plate, [X - 40, 544], 0, 1);
  surfaceRect(plate, 40, 690, 380, 14, { gap: 12 });
  drawBag(plate, [300, 560], 74, 0.9);
  drawBag(plate, [110, 560], 96, 0.86);
  axis(plate, [X - 40, 60], [X - 40, 730]);
  dimension(plate, [250, 250], [250, 440], String(random.int(160, 320)), [150, 0]);
  callout(plate, '1', [300, 180], [X - 130, 200]);
  callout(plate, '2', [270, 500], [X - 110, 522]);
  figure(plate, [150, 108]);
  solidRect(plate, X + 10, 240, 190, 12);
}

function drawBag(plate: Plate, at: Point, turn: number, scale: number): void {
  const { white, line, mid } = plate.tones;
  plate.placed(
    at,
    turn === 0 ? 0 : turn - 90,
    () => {
      const d = 'M-46 0H46L60 20C70 60 70 90 60 128L46 146H-46L-60 128C-70 90 -70 60 -60 20z';
      plate.path(d, { fill: white, width: 2 });
      plate.clip(d, () => {
        plate.rect(-80, 44, 160, 52, { fill: line, stroke: null });
        plate.path('M-34 60h68M-34 76h44', { stroke: white, width: 4 });
        plate.path(
          Array.from(
            { length: 9 },
            (_, i) =>
              `M${-48 + i * 12} 0l${num((i - 4) * 2.4)} 24M${-48 + i * 12} 146l${num((i - 4) * 2.4)} -22`,
          ).join(''),
          { width: 0.9 },
        );
        plate.path('M40 20C54 60 54 90 40 130M48 30C60 64 60 90 48 122', {
          width: 0.8,
          stroke: mid,
        });
      });
      plate.path(d, { width: 2 });
      plate.path('M-46 0H46M-46 146H46', { width: 4 });
    },
    scale,
  );
}
