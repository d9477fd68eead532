import { axis, dimension, figure } from '../drawing/annotate.ts';
import { boss } from '../drawing/faces.ts';
import { num, openPath, type Point, pairs, polar } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { solidRect, surface, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { rod, turned } from '../drawing/turned.ts';

const FLOOR = 668;

interface Arm {
  readonly hip: Point;
  readonly knee: Point;
  readonly shift: number;
  readonly girth: number;
}

/** An upper arm and the pair of thin rods that keep the tool level. */
function drawArm(plate: Plate, tool: Point, { hip, knee, shift, girth }: Arm): void {
  rod(plate, hip, knee, girth);
  for (const gap of [-10, 11]) {
    rod(plate, [knee[0] + gap, knee[1]], [tool[0] + shift + gap, tool[1]], 6);
  }
  plate.circle(knee, 19, { fill: plate.tones.line, width: 2 });
}

/** A delta robot picking from a belt. */
export function deltaRobot(plate: Plate): void {
  const { random } = plate;
  const { mid, line, white, soft } = plate.tones;
  const tool: Point = [random.int(510, 690), random.int(470, 510)];
  backdrop(plate, 690);
  surfaceRect(plate, 130, 70, 940, 44, { angle: 0, gap: 8, edge: 2.2 });
  for (const x of [140, 1028]) surfaceRect(plate, x, 114, 32, 590, { gap: 8, edge: 2 });
  turned(plate, {
    at: [600, 114],
    angle: 90,
    profile: pairs([0, 190, 34, 190, 34, 150, 74, 130]),
    edge: 2.4,
  });
  drawArm(plate, tool, { hip: [600, 178], knee: [626, 330], shift: 0, girth: 14 });
  for (const side of [-1, 1]) {
    const hip: Point = [600 + side * 150, 178];
    const lean = (side < 0 ? 2.5 : 0.64) + (tool[0] - 600) / 900;
    drawArm(plate, tool, { hip, knee: polar(hip, 200, lean), shift: side * 50, girth: 19 });
    boss(plate, hip, 44, 6);
  }
  surface(
    plate,
    `M${num(tool[0] - 78)} ${num(tool[1] - 12)}L${num(tool[0] + 78)} ${num(tool[1] - 12)}L${num(tool[0] + 50)} ${num(tool[1] + 22)}L${num(tool[0] - 50)} ${num(tool[1] + 22)}z`,
    { gap: 6, edge: 2.2 },
  );
  turned(plate, {
    at: [tool[0], tool[1] + 22],
    angle: 90,
    profile: pairs([0, 16, 38, 16, 38, 11, 62, 26, 72, 26]),
    edge: 1.8,
  });
  surfaceRect(plate, 0, 636, 1200, 20, { gap: 14, edge: 2.2, fill: soft });
  for (let x = 40; x < 1200; x += 84) boss(plate, [x, 684], 26, 0);
  for (let i = 0; i < 8; i++) {
    const x = 40 + i * 150 + random.int(-24, 24);
    if (Math.abs(x - tool[0]) < 90) continue;
    plate.path(`M${x - 46} 636q0 -44 46 -44t46 44z`, {
      fill: random.pick([line, mid, white]),
      width: 1.8,
    });
    plate.path(`M${x - 30} 626q4 -22 30 -24`, { width: 1.2 });
  }
  plate.path(`M${tool[0] - 46} ${tool[1] + 138}q0 -44 46 -44t46 44z`, { fill: line, width: 1.8 });
  plate.path(
    openPath([
      [tool[0] - 260, 590],
      [tool[0] - 200, tool[1] + 40],
      [tool[0] + 200, tool[1] + 40],
      [tool[0] + 260, 590],
    ]),
    { stroke: line, width: 1.2, dash: '12 7' },
  );
  axis(plate, [600, 60], [600, 760]);
  dimension(plate, [200, 744], [1000, 744], `Ø${random.int(80, 160) * 10}`);
  figure(plate, [940, 168]);
}

/** A selective-compliance arm above its tray of parts. */
export function scara(plate: Plate): void {
  const { random } = plate;
  const { line, white, mid } = plate.tones;
  backdrop(plate, FLOOR);
  floor(plate, FLOOR);
  const reachX = random.int(790, 850);
  surfaceRect(plate, 150, 596, 960, 72, { angle: 0, gap: 9, edge: 2.4 });
  turned(plate, {
    at: [300, 596],
    angle: -90,
    profile: pairs([0, 104, 24, 104, 24, 78, 216, 72, 216, 86, 250, 86]),
    edge: 2.4,
  });
  surfacePoints(plate, pairs([250, 346, 250, 270, 300, 250, 590, 262, 590, 338, 300, 346]), {
    angle: 0,
    gap: 7,
    edge: 2.4,
  });
  turned(plate, {
    at: [300, 250],
    angle: -90,
    profile: pairs([0, 52, 34, 52, 34, 40, 44, 40]),
    edge: 2,
  });
  turned(plate, {
    at: [560, 346],
    angle: -90,
    profile: pairs([0, 58, 110, 58, 110, 48, 122, 48]),
    edge: 2.2,
  });
  surface(
    plate,
    `M512 224L548 130L${reachX - 30} 130L${reachX + 66} 166L${reachX + 66} 240L512 240z`,
    { angle: 0, gap: 7, edge: 2.4 },
  );
  solidRect(plate, 600, 152, 130, 20, line);
  turned(plate, {
    at: [reachX, 84],
    angle: 90,
    profile: pairs([0, 15, 56, 15, 56, 34, 84, 34, 84, 15, 430, 15]),
    edge: 2,
  });
  for (let y = 250; y < 500; y += 13) plate.path(`M${reachX - 15} ${y}q15 8 30 -4`, { width: 1.4 });
  solidRect(plate, reachX - 34, 508, 68, 20);
  plate.path(`M${reachX - 30} 528h14v34h-14zM${reachX + 16} 528h14v34h-14z`, {
    fill: white,
    width: 1.8,
  });
  plate.rect(reachX - 16, 536, 32, 36, { fill: line, width: 1.6 });
  for (let i = 0; i < 11; i++) {
    const x = 520 + i * 48;
    plate.path(`M${x} 596v-12h40v12z`, { fill: white, width: 1.4 });
    if (random.chance(0.66) && Math.abs(x + 20 - reachX) > 30)
      plate.rect(x + 5, 560, 30, 26, { fill: random.chance(0.4) ? mid : line, width: 1.5 });
  }
  cable(plate, pairs([330, 200, 400, 100, 500, 100, 590, 150]), 13, mid);
  axis(plate, [300, 150], [300, 700]);
  axis(plate, [560, 90], [560, 400]);
  axis(plate, [reachX, 60], [reachX, 640]);
  dimension(plate, [300, 716], [560, 716], String(random.int(15, 35) * 10), [0, -46]);
  dimension(plate, [560, 716], [reachX, 716], String(random.int(15, 35) * 10), [0, -46]);
  plate.path(`M${num(reachX - 40)} 470v-90m-10 16l10 -16l10 16`, { stroke: line, width: 2 });
  figure(plate, [1090, 110]);
}
