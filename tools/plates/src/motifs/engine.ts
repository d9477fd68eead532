import { axis, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { num, type Point, pairs, polar, toDegrees } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section, solidRect } from '../drawing/metal.ts';
import { spring } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 600;
const CRANK: Point = [X, 596];

function drawBlock(plate: Plate): void {
  const { soft } = plate.tones;
  section(plate, 'M350 138H478V450H440V520H398L350 580zM850 138H722V450H760V520H802L850 580z', {
    gap: 10,
    edge: 2.4,
  });
  for (const x of [392, 774])
    for (const y of [176, 268, 360])
      plate.path(`M${x} ${y}h36v66h-36z`, { fill: soft, width: 1.6 });
  plate.rect(478, 138, 244, 380, { fill: soft, stroke: null });
}

function drawHead(plate: Plate, open: number): void {
  const { ink, line } = plate.tones;
  section(plate, 'M336 84H864V138H722L690 114H510L478 138H336z', { angle: -45, gap: 9, edge: 2.4 });
  for (const [x, lift] of [
    [546, open],
    [654, 0],
  ] as const) {
    cylinder(plate, x - 7, 30 + lift, 14, 92, { vertical: true });
    spring(plate, [x, 36 + lift], [x, 84], 22, 4, 4);
    solidRect(plate, x - 28, 26 + lift, 56, 10, line);
    plate.path(
      `M${x - 40} ${130 + lift}L${x - 12} ${112 + lift}H${x + 12}L${x + 40} ${130 + lift}z`,
      { fill: ink },
    );
  }
}

function drawEye(plate: Plate, at: Point, r: number): void {
  disc(plate, at, r, { edge: 2.4, inner: r * 0.64 });
  plate.circle(at, r * 0.64, { fill: plate.tones.line, width: 2 });
  plate.circle(at, r * 0.22, { fill: plate.tones.white, width: 1.5 });
}

/** One cylinder of an engine cut open: valves, piston, rod and crank at an angle of the seed's choice. */
export function pistonEngine(plate: Plate): void {
  const { random } = plate;
  const angle = random.between(0.35, 1.3) * (random.chance(0.5) ? 1 : -1);
  const throwRadius = 112;
  const pin: Point = [X + throwRadius * Math.sin(angle), CRANK[1] - throwRadius * Math.cos(angle)];
  const rodLength = 300;
  const wrist: Point = [X, pin[1] - Math.sqrt(rodLength ** 2 - (pin[0] - X) ** 2)];
  backdrop(plate);
  plate.circle(CRANK, 186, { stroke: plate.tones.line, width: 1.2, dash: '12 6' });
  drawBlock(plate);
  drawHead(plate, random.pick([0, 14]));
  plate.placed(CRANK, toDegrees(angle), () => {
    const web = 'M-54 -118A58 58 0 0 1 54 -118L74 10L150 70A166 166 0 0 1 -150 70L-74 10z';
    plate.path(web, { fill: plate.tones.white, width: 2.4 });
    plate.path(web, { fill: plate.hatch(40, 7, 0.8), width: 2.4 });
  });
  turned(plate, {
    at: [X, wrist[1] - 92],
    angle: 90,
    profile: pairs([0, 118, 166, 118]),
    edge: 2.2,
  });
  for (let i = 0; i < 3; i++) solidRect(plate, 481, wrist[1] - 76 + i * 22, 238, 9);
  plate.path(`M526 ${num(wrist[1] + 74)}v-44q74 -34 148 0v44z`, {
    fill: plate.tones.soft,
    width: 1.8,
  });
  const lean = toDegrees(Math.atan2(pin[1] - wrist[1], pin[0] - wrist[0]));
  turned(plate, {
    at: wrist,
    angle: lean,
    profile: [
      [0, 22],
      [rodLength - 30, 36],
    ],
    edge: 2,
  });
  drawEye(plate, wrist, 36);
  drawEye(plate, pin, 56);
  drawEye(plate, CRANK, 66);
  plate.circle(CRANK, throwRadius, { stroke: plate.tones.line, width: 1, dash: '22 5 4 5' });
  axis(plate, [X, 10], [X, 800]);
  axis(plate, [320, CRANK[1]], [880, CRANK[1]]);
  note(plate, `Ø${random.int(68, 98)}.${random.int(0, 9)}`, [1010, 250], [724, 300]);
  note(plate, `R${random.int(36, 52)}`, [1000, 660], polar(CRANK, throwRadius, 0.4));
  figure(plate, [1096, 110]);
}
