import { axis, dimension, figure, letter } from '../drawing/annotate.ts';
import { boss } from '../drawing/faces.ts';
import {
  angleOf,
  arcPath,
  closedPath,
  distance,
  type Point,
  pairs,
  polar,
  toDegrees,
} from '../drawing/geometry.ts';
import { floor, ruled } from '../drawing/ground.ts';
import { solidRect, surface } from '../drawing/metal.ts';
import { motor } from '../drawing/parts.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

interface Pose {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
}

const SHOULDER: Point = [440, 500];

const UPPER = 290;

const FORE = 330;

const FLOOR = 668;

/** Two links that reach the given wrist, elbow up. */
function reach(wrist: Point): Pose {
  const span = Math.min(distance(SHOULDER, wrist), UPPER + FORE - 8);
  const open = Math.acos((UPPER ** 2 + span ** 2 - FORE ** 2) / (2 * UPPER * span));
  return {
    shoulder: SHOULDER,
    elbow: polar(SHOULDER, UPPER, angleOf(SHOULDER, wrist) - open),
    wrist,
  };
}

function drawLink(plate: Plate, from: Point, to: Point, wide: number, narrow: number): void {
  turned(plate, {
    at: from,
    angle: toDegrees(angleOf(from, to)),
    profile: [
      [0, wide],
      [distance(from, to), narrow],
    ],
    edge: 2.2,
  });
}

function drawGhost(plate: Plate, { shoulder, elbow, wrist }: Pose): void {
  for (const [a, b, wide, narrow] of [
    [shoulder, elbow, 52, 42],
    [elbow, wrist, 40, 28],
  ] as const) {
    const angle = angleOf(a, b) + Math.PI / 2;
    plate.path(
      closedPath([
        polar(a, wide, angle),
        polar(b, narrow, angle),
        polar(b, -narrow, angle),
        polar(a, -wide, angle),
      ]),
      { stroke: plate.tones.line, width: 1, dash: '10 6' },
    );
  }
}

function drawGripper(plate: Plate, wrist: Point, angle: number): void {
  const { ink, white } = plate.tones;
  plate.placed(wrist, angle, () => {
    cylinder(plate, 22, -18, 44, 36);
    solidRect(plate, 66, -44, 18, 88, ink);
    for (const side of [-1, 1])
      plate.path(`M84 ${side * 44}h70v${side * -14}h-46v${side * -14}h-24z`, {
        fill: white,
        width: 2,
      });
  });
}

function drawWork(plate: Plate, x: number): void {
  const { mid, line, white } = plate.tones;
  const kind = plate.random.int(0, 2);
  if (kind === 0) {
    cylinder(plate, x - 70, 532, 140, FLOOR - 532, { vertical: true });
    plate.path(`M${x - 70} 532a70 16 0 0 1 140 0a70 16 0 0 1 -140 0z`, { fill: mid, width: 1.8 });
  } else if (kind === 1) {
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3 - i; j++)
        plate.rect(x - 96 + j * 66 + i * 33, FLOOR - 60 - i * 58, 62, 56, {
          fill: (i + j) % 2 ? mid : white,
          width: 1.8,
        });
  } else {
    surface(plate, `M${x - 110} ${FLOOR}L${x - 92} 568L${x + 92} 568L${x + 110} ${FLOOR}z`, {
      gap: 8,
      edge: 2.2,
    });
    plate.path(`M${x - 76} 568q76 -64 152 0z`, { fill: line, width: 2 });
  }
}

/** A six-axis robot in reach of its work, with two ghosted poses and its working range. */
export function robotArm(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, line } = plate.tones;
  const wrist: Point = [random.int(790, 880), random.int(300, 370)];
  const pose = reach(wrist);
  ruled(plate, 0, FLOOR, 26, 9);
  const range = arcPath(SHOULDER, 600, -2.75, -0.05);
  plate.path(`${range}L${SHOULDER[0]} ${SHOULDER[1]}z`, { fill: soft, stroke: null });
  for (let r = 130; r < 620; r += 47)
    plate.path(arcPath(SHOULDER, r, -2.75, -0.05), { stroke: mid, width: 1.1 });
  floor(plate, FLOOR);
  drawGhost(plate, reach([random.int(940, 990), random.int(150, 200)]));
  drawGhost(plate, reach([random.int(180, 240), random.int(90, 130)]));
  surface(plate, `M310 ${FLOOR}L336 606L544 606L570 ${FLOOR}z`, { gap: 6, edge: 2.2, shade: 0.8 });
  turned(plate, {
    at: [SHOULDER[0], 606],
    angle: -90,
    profile: pairs([0, 86, 46, 86, 46, 70, 110, 64]),
    edge: 2.2,
  });
  drawLink(plate, pose.shoulder, pose.elbow, 60, 50);
  const back = polar(pose.elbow, 40, angleOf(pose.wrist, pose.elbow));
  motor(plate, back, 84, 34, toDegrees(angleOf(pose.wrist, pose.elbow)));
  drawLink(plate, pose.elbow, pose.wrist, 50, 30);
  const middle = polar(pose.elbow, 60, -1.4);
  cable(
    plate,
    [
      polar(SHOULDER, 74, -2.6),
      [pose.elbow[0] - 110, (pose.elbow[1] + SHOULDER[1]) / 2],
      middle,
      polar(pose.wrist, 46, -1.6),
    ],
    11,
    line,
  );
  boss(plate, pose.shoulder, 68, 10);
  boss(plate, pose.elbow, 56, 8);
  boss(plate, pose.wrist, 34, 6);
  drawWork(plate, 960);
  drawGripper(plate, pose.wrist, random.int(48, 70));
  axis(plate, [SHOULDER[0], 60], [SHOULDER[0], 720]);
  letter(plate, `R${random.int(90, 310) * 10}`, [130, 262], { angle: -62 });
  dimension(plate, [SHOULDER[0], 724], [960, 724], String(random.int(70, 210) * 10), [0, -50]);
  figure(plate, [1096, 108]);
}
