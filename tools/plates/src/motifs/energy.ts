import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { circlePath, closedPath, num, type Point, pairs, traced } from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { block, isometric } from '../drawing/isometric.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { cable, pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

/** A wound cell with its can cut away. */
export function batteryCell(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, ink, soft } = plate.tones;
  const [x, r, top, bottom] = [560, 176, 150, 700];
  backdrop(plate);
  turned(plate, {
    at: [x, top],
    angle: 90,
    profile: [
      [0, r - 22],
      [24, r],
      [60, r],
      [60, r - 12],
      [78, r - 12],
      [78, r],
      [bottom - top, r],
    ],
    edge: 2.4,
  });
  turned(plate, {
    at: [x, 92],
    angle: 90,
    profile: pairs([0, 62, 22, 62, 22, 96, 44, 120, 58, 120]),
    edge: 2.2,
  });
  solidRect(plate, x - 130, 148, 260, 14);
  const opening = closedPath([
    [x + 24, 252],
    [x + r - 10, 252],
    [x + r - 10, 664],
    [x + 112, 612],
    [x + 124, 548],
    [x + 48, 504],
    [x + 66, 424],
    [x - 6, 372],
    [x + 6, 300],
  ]);
  plate.path(opening, { fill: white, width: 2 });
  plate.clip(opening, () => {
    const layers = [line, white, mid, white, ink, white];
    for (let i = 0; i < 40 / Math.sqrt(plate.grain); i++)
      plate.rect(
        x - 120 + i * 9.4 * Math.sqrt(plate.grain),
        250,
        9.4 * Math.sqrt(plate.grain),
        440,
        { fill: layers[i % layers.length] ?? white, width: 0.5 },
      );
  });
  plate.path(opening, { width: 2.4 });
  const inset: Point = [942, 330];
  plate.circle([inset[0] + 6, inset[1] + 8], 178, { fill: ink, stroke: null });
  plate.circle(inset, 178, { fill: soft, width: 2.4 });
  plate.clip(circlePath(inset, 176), () => {
    const coil = (from: number, stroke: string, width: number) =>
      plate.polyline(
        traced(300, (t) => [
          inset[0] + (from + 150 * t) * Math.cos(t * 44),
          inset[1] + (from + 150 * t) * Math.sin(t * 44),
        ]),
        { stroke, width },
      );
    plate.circle(inset, 178, { fill: white, stroke: null });
    coil(14, line, 6);
    coil(24, mid, 5);
    coil(19, ink, 1);
  });
  plate.circle(inset, 178, { width: 2.6 });
  plate.circle(inset, 12, { fill: white, width: 1.6 });
  axis(plate, [x, 60], [x, 750]);
  dimension(plate, [330, top], [330, bottom], random.pick(['70.0', '80.0', '95.0']), [50, 0]);
  dimension(plate, [x - r, 736], [x + r, 736], `Ø${random.pick(['21', '46', '34'])}`);
  note(plate, 'A-A', [942, 560], [920, 490]);
  callout(plate, '1', [220, 200], [x - 60, 110]);
  callout(plate, '2', [830, 660], [x + 120, 560]);
  figure(plate, [150, 110]);
}

/** A stack of electrolyser cells between end plates, with its manifolds. */
export function electrolyser(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, soft } = plate.tones;
  backdrop(plate, 660);
  plate.rect(0, 660, 1200, 140, { fill: white, stroke: null });
  plate.rect(0, 660, 1200, 140, { fill: plate.hatch(-45, 12, 0.9), stroke: null });
  plate.line([0, 660], [1200, 660], { width: 2.4 });
  surfaceRect(plate, 150, 600, 900, 60, { gap: 9, edge: 2.2 });
  for (const x of [220, 880]) surfaceRect(plate, x, 560, 100, 40, { angle: 0, gap: 6 });
  for (const y of [214, 306, 446, 538])
    turned(plate, {
      at: [160, y],
      profile: pairs([0, 20, 26, 20, 26, 10, 854, 10, 854, 20, 880, 20]),
      edge: 1.6,
    });
  const cells = random.int(18, 26);
  const pitch = 600 / cells;
  for (let i = 0; i < cells; i++) {
    const x = 300 + i * pitch;
    plate.rect(x, 200, pitch * 0.5, 356, { fill: white, width: 1.5 });
    plate.rect(x + pitch * 0.5, 214, pitch * 0.3, 328, { fill: line, width: 0.9 });
    plate.rect(x + pitch * 0.8, 206, pitch * 0.2, 344, { fill: mid, width: 0.8 });
  }
  for (const x of [228, 900]) surfaceRect(plate, x, 176, 72, 400, { gap: 8, edge: 2.4 });
  pipe(plate, pairs([228, 262, 110, 262, 110, 120, 0, 120]), 40, 50, mid);
  pipe(plate, pairs([228, 492, 60, 492, 60, 620, 0, 620]), 32, 40, white);
  pipe(plate, pairs([972, 262, 1090, 262, 1090, 120, 1200, 120]), 40, 50, soft);
  for (const [x, y] of pairs([264, 150, 936, 150])) {
    solidRect(plate, x - 22, y, 44, 30, line);
    cable(
      plate,
      [
        [x, y],
        [x, 96],
        [x < 600 ? x + 110 : x - 110, 96],
        [x < 600 ? x + 110 : x - 110, 0],
      ],
      15,
      line,
    );
  }
  axis(plate, [130, 376], [1070, 376]);
  dimension(plate, [300, 706], [900, 706], String(random.int(90, 260) * 10), [0, -44]);
  callout(plate, '1', [440, 150], [470, 230]);
  callout(plate, '2', [1110, 560], [950, 500]);
  figure(plate, [600, 108]);
}

/** Rows of tilted panels with their inverter, drawn in space. */
export function solarField(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  shaded(plate, 30, 12);
  const at = isometric([560, 350], 0.98);
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const y = -330 + row * 190;
    for (let i = 0; i < 6; i++) {
      const x = -460 + i * 160;
      const low = 12;
      const high = 92;
      const legs = [
        at(x + 20, y + 8, 0),
        at(x + 20, y + 8, high),
        at(x + 120, y + 8, 0),
        at(x + 120, y + 8, high),
      ] as const;
      plate.line(legs[0], legs[1], { width: 2.6 });
      plate.line(legs[2], legs[3], { width: 2.6 });
      const corners: [Point, Point, Point, Point] = [
        at(x, y, high),
        at(x + 146, y, high),
        at(x + 146, y + 110, low),
        at(x, y + 110, low),
      ];
      plate.polygon(corners, { fill: (i + row) % 5 === 0 ? mid : line, width: 2 });
      for (let c = 1; c < 4; c++)
        plate.line(mix(corners[0], corners[1], c / 4), mix(corners[3], corners[2], c / 4), {
          stroke: white,
          width: 1,
        });
      for (let c = 1; c < 3; c++)
        plate.line(mix(corners[0], corners[3], c / 3), mix(corners[1], corners[2], c / 3), {
          stroke: white,
          width: 1,
        });
      plate.polygon(corners, { width: 2 });
      plate.path(
        `M${num(corners[0][0] + 10)} ${num(corners[0][1] + 8)}L${num(corners[3][0] + 40)} ${num(corners[3][1] - 12)}`,
        { stroke: soft, width: 3, opacity: 0.7 },
      );
    }
  }
  block(plate, at, { x: 250, y: 400, z: 0, dx: 130, dy: 60, dz: 120, edge: 2.2 });
  block(plate, at, { x: 90, y: 420, z: 0, dx: 110, dy: 50, dz: 70, edge: 2.2 });
  section(plate, closedPath([at(-480, 470), at(60, 470), at(60, 486), at(-480, 486)]), { gap: 8 });
  note(plate, `${random.int(18, 35)}°`, [1000, 700], at(500, 300, 50));
  figure(plate, [1096, 108]);
}

function mix([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}
