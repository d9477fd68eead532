import { axis, callout, dimension, figure, letter } from '../drawing/annotate.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { flange, motor } from '../drawing/parts.ts';
import { pipe } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 600;

function drawImpeller(plate: Plate, y: number, kind: number): void {
  const { white, line } = plate.tones;
  if (kind === 0) {
    for (const side of [-1, 1]) {
      plate.path(
        `M${num(X + side * 16)} ${y - 26}L${num(X + side * 120)} ${y - 36}L${num(X + side * 120)} ${y + 36}L${num(X + side * 16)} ${y + 26}z`,
        { fill: white, width: 2 },
      );
      plate.path(
        `M${num(X + side * 86)} ${y - 33}L${num(X + side * 120)} ${y - 36}L${num(X + side * 120)} ${y + 36}L${num(X + side * 86)} ${y + 33}z`,
        { fill: line, width: 1.4 },
      );
    }
    turned(plate, {
      at: [X, y - 36],
      angle: 90,
      profile: pairs([0, 26, 72, 26]),
      edge: 2,
    });
  } else if (kind === 1) {
    for (const side of [-1, 1])
      plate.path(
        `M${X} ${y + 8}C${X + side * 50} ${y - 40} ${X + side * 110} ${y - 30} ${X + side * 136} ${y - 4}C${X + side * 110} ${y + 6} ${X + side * 60} ${y + 30} ${X} ${y + 16}z`,
        { fill: white, width: 2 },
      );
    turned(plate, {
      at: [X, y - 22],
      angle: 90,
      profile: pairs([0, 22, 40, 22, 56, 8]),
      edge: 2,
    });
  } else {
    turned(plate, {
      at: [X, y - 40],
      angle: 90,
      profile: pairs([0, 60, 80, 60]),
      edge: 2,
    });
    for (let x = X - 48; x <= X + 48; x += 24) solidRect(plate, x - 5, y - 24, 10, 48, line, 1.2);
  }
}

/** Swirls either side of the shaft show how the batch turns over. */
function drawFlow(plate: Plate, level: number, bottom: number, half: number): void {
  const { line } = plate.tones;
  const count = plate.large ? 7 : 4;
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const shrink = i / count;
      const [rx, ry] = [half * 0.34 * (1 - shrink), (bottom - level) * 0.34 * (1 - shrink)];
      const [x, y] = [X + side * half * 0.56, (level + bottom) / 2 + 16];
      plate.path(`M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx)} ${num(ry)}`, {
        stroke: line,
        width: 1.2,
      });
    }
  }
}

/** A jacketed vessel with its agitator, cut open. */
export function mixingVessel(plate: Plate): void {
  const { random } = plate;
  const { mid, soft, white, line } = plate.tones;
  const half = random.int(220, 260);
  const [top, bottom] = [250, 560];
  const level = top + random.int(40, 90);
  backdrop(plate, 700);
  floor(plate, 700);
  for (const side of [-1, 1])
    surface(
      plate,
      `M${num(X + side * half * 0.72)} 560L${num(X + side * (half * 0.72 + 34))} 560L${num(X + side * (half * 0.72 + 54))} 700L${num(X + side * half * 0.72)} 700z`,
      { gap: 6 },
    );
  const shell = (grow: number) =>
    `M${X - half - grow} ${top}V${bottom - 60}C${X - half - grow} ${bottom + 40 + grow} ${X - 90} ${bottom + 76 + grow} ${X} ${bottom + 78 + grow}C${X + 90} ${bottom + 76 + grow} ${X + half + grow} ${bottom + 40 + grow} ${X + half + grow} ${bottom - 60}V${top}z`;
  section(plate, shell(52), { gap: 9, edge: 2.4 });
  plate.path(shell(36), { fill: soft, width: 1.8 });
  for (let y = top + 30; y < bottom - 20; y += 46)
    for (const side of [-1, 1])
      plate.path(`M${X + side * (half + 30)} ${y}l${side * -20} 14l${side * 20} 14`, {
        stroke: line,
        width: 1.6,
      });
  section(plate, shell(14), { angle: -45, gap: 7, edge: 2 });
  plate.path(shell(0), { fill: white, width: 2 });
  plate.clip(shell(0), () => {
    plate.rect(X - half, level, half * 2, 400, { fill: mid, stroke: null });
    plate.path(
      `M${X - half} ${level}Q${X - half * 0.4} ${level + 4} ${X} ${level + 26}Q${X + half * 0.4} ${level + 4} ${X + half} ${level}`,
      { fill: white, width: 2 },
    );
  });
  drawFlow(plate, level, bottom, half);
  const lid = `M${X - half - 30} ${top}C${X - half} ${top - 86} ${X - 120} ${top - 100} ${X} ${top - 102}C${X + 120} ${top - 100} ${X + half} ${top - 86} ${X + half + 30} ${top}z`;
  plate.path(lid, { fill: white, width: 2.2 });
  plate.clip(lid, () =>
    cylinder(plate, X - half - 30, top - 110, half * 2 + 60, 110, { vertical: true, edge: 0.1 }),
  );
  plate.path(lid, { width: 2.2 });
  surfaceRect(plate, X - half - 60, top - 8, half * 2 + 120, 22, { gap: 7, edge: 2 });
  motor(plate, [X, 150], 80, 52, -90);
  cylinder(plate, X - 13, 148, 26, bottom - 60, { vertical: true });
  const kind = random.int(0, 2);
  drawImpeller(plate, bottom - 10, kind);
  if (kind !== 2) drawImpeller(plate, bottom - 120, kind);
  pipe(
    plate,
    [
      [X - half * 0.6, top - 78],
      [X - half * 0.6, 120],
      [0, 120],
    ],
    28,
    40,
    mid,
  );
  flange(plate, [X - half * 0.6, top - 86], 34, 14, -90);
  pipe(
    plate,
    [
      [X + half + 52, bottom - 60],
      [X + half + 150, bottom - 60],
      [X + half + 150, 700],
    ],
    22,
    30,
  );
  pipe(
    plate,
    [
      [X, bottom + 110],
      [X, 700],
    ],
    34,
    10,
    mid,
  );
  solidRect(plate, X - 40, bottom + 118, 80, 16, line);
  axis(plate, [X, 60], [X, 740]);
  dimension(plate, [X - half, 742], [X + half, 742], `Ø${random.int(80, 240) * 10}`);
  letter(plate, `${random.int(3, 80) * 100} L`, [X + half * 0.5, bottom - 190]);
  callout(plate, '1', [1010, 330], [X + half + 40, 380]);
  callout(plate, '2', [220, 640], [X - 100, bottom - 6]);
  figure(plate, [1096, 108]);
}
