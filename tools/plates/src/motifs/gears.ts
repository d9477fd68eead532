import { axisCross, dimension, figure, letter, note } from '../drawing/annotate.ts';
import { boltCircle, disc, radial, ringPath, rings, toothed } from '../drawing/faces.ts';
import {
  angleOf,
  circlePath,
  closedPath,
  type Point,
  polar,
  TAU,
  traced,
} from '../drawing/geometry.ts';
import { shaded, squared } from '../drawing/ground.ts';
import { section } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';

interface Gear {
  readonly centre: Point;
  readonly teeth: number;
  readonly turn: number;
}

/** Turns the second gear so that its teeth fall into the gaps of the first. */
function meshed(first: Gear, teeth: number, module: number, direction: number): Gear {
  const phase = (((((direction - first.turn) * first.teeth) / TAU) % 1) + 1) % 1;
  return {
    centre: polar(first.centre, (module * (first.teeth + teeth)) / 2, direction),
    teeth,
    turn: direction + Math.PI - ((0.5 - phase) * TAU) / teeth,
  };
}

function drawGear(plate: Plate, { centre, teeth, turn }: Gear, module: number): void {
  const { ink, white, line } = plate.tones;
  const r = (module * teeth) / 2;
  plate.path(toothed([centre[0] + 11, centre[1] + 13], teeth, module, turn), {
    fill: ink,
    stroke: null,
  });
  plate.path(toothed(centre, teeth, module, turn), { fill: white, width: 2 });
  rings(plate, centre, r * 0.84, r - module * 1.15, 4);
  plate.circle(centre, r * 0.84, { fill: white, width: 2 });
  radial(plate, centre, r * 0.34, r * 0.83);
  const holes = teeth > 26 ? 6 : teeth > 16 ? 5 : 0;
  for (let i = 0; i < holes; i++) {
    const at = polar(centre, r * 0.59, turn + (i * TAU) / holes);
    plate.circle(at, r * 0.165, { fill: line, width: 2 });
    plate.path(
      `M${(at[0] - r * 0.148).toFixed(1)} ${(at[1] + r * 0.06).toFixed(1)}A${(r * 0.16).toFixed(1)} ${(r * 0.16).toFixed(1)} 0 0 1 ${(at[0] + r * 0.05).toFixed(1)} ${(at[1] - r * 0.15).toFixed(1)}`,
      { width: 5 },
    );
  }
  disc(plate, centre, r * 0.33, { inner: r * 0.18, gap: 4 });
  plate.circle(centre, r * 0.17, { fill: ink });
  plate.rect(centre[0] - r * 0.045, centre[1] - r * 0.24, r * 0.09, r * 0.14, {
    fill: ink,
    stroke: null,
  });
  plate.circle(centre, r, { stroke: line, width: 1.1, dash: '22 5 4 5' });
  axisCross(plate, centre, r + 46);
}

/** Three spur gears in mesh, seen along their shafts. */
export function gearTrain(plate: Plate): void {
  const { random } = plate;
  shaded(plate, 0, 10);
  const module = random.pick([15, 16, 17]);
  const teeth = random.int(30, 35);
  const first: Gear = { centre: [random.int(350, 390), 420], teeth, turn: random.between(0, 0.2) };
  const second = meshed(first, random.int(15, 19), module, random.between(-0.5, -0.28));
  const third = meshed(second, random.int(19, 24), module, random.between(0.75, 1));
  for (const gear of [first, third, second]) drawGear(plate, gear, module);
  letter(plate, `Z ${first.teeth}`, [90, 720]);
  letter(plate, `Z ${second.teeth}`, [second.centre[0] + 210, second.centre[1] - 60]);
  figure(plate, [1090, 108]);
}

/** A planetary stage: sun, planets on their carrier, and the ring gear cut through. */
export function planetaryStage(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, ink } = plate.tones;
  const centre: Point = [600, 400];
  squared(plate);
  const module = 13;
  const [sunTeeth, planetTeeth] = random.pick<readonly [number, number]>([
    [15, 12],
    [18, 12],
    [12, 15],
  ]);
  const ringTeeth = sunTeeth + 2 * planetTeeth;
  const ringRadius = (module * ringTeeth) / 2;
  const outer = ringRadius + 60;
  plate.circle([606, 408], outer, { fill: ink, stroke: null });
  section(plate, circlePath(centre, outer), { gap: 11, edge: 2.4 });
  boltCircle(plate, centre, ringRadius + 38, 12, 12, 0.26);
  const inside = Array.from(
    { length: ringTeeth * 4 },
    (_, i): Point =>
      polar(
        centre,
        ringRadius + (i % 4 < 2 ? 13 : -13),
        ((i + (i % 2 ? 0.35 : -0.35)) / (ringTeeth * 4)) * TAU,
      ),
  );
  plate.path(closedPath(inside), { fill: mid, width: 2 });
  plate.circle(centre, ringRadius - 40, { fill: plate.tones.soft, width: 1.4, dash: '12 7' });
  const sun: Gear = { centre, teeth: sunTeeth, turn: 0.1 };
  const count = 3;
  for (let i = 0; i < count; i++)
    drawGear(plate, meshed(sun, planetTeeth, module, -Math.PI / 2 + (i * TAU) / count), module);
  drawGear(plate, sun, module);
  plate.circle(centre, 34, { fill: line, width: 2 });
  plate.circle(centre, 17, { fill: white, width: 1.6 });
  axisCross(plate, centre, outer + 30);
  dimension(plate, [600 - outer, 764], [600 + outer, 764], `Ø${random.int(110, 320)}`);
  letter(plate, `Z ${ringTeeth}`, [1040, 690]);
  figure(plate, [1096, 104]);
}

function ellipseTeeth(
  centre: Point,
  rx: number,
  ry: number,
  count: number,
  depth: number,
): Point[] {
  return Array.from({ length: count * 2 }, (_, i): Point => {
    const a = (i / (count * 2)) * TAU;
    const lift = i % 2 ? depth : 0;
    return [centre[0] + (rx + lift) * Math.cos(a), centre[1] + (ry + lift) * Math.sin(a)];
  });
}

/** A strain wave gear: the flexible spline touches the ring only at the ends of the oval. */
export function strainWave(plate: Plate): void {
  const { random } = plate;
  const { ink, white, line, mid, soft } = plate.tones;
  const centre: Point = [580, 400];
  squared(plate);
  plate.circle([588, 410], 328, { fill: ink, stroke: null });
  section(plate, ringPath(centre, 262, 328).replace('z', ''), { gap: 10, edge: 0.1 });
  section(plate, circlePath(centre, 328), { gap: 10, edge: 2.4 });
  plate.path(closedPath(ellipseTeeth(centre, 256, 256, 101, 12)), { fill: mid, width: 1.5 });
  const tilt = random.between(-0.5, 0.5);
  plate.placed(centre, (tilt * 180) / Math.PI, () => {
    const origin: Point = [0, 0];
    plate.path(closedPath(ellipseTeeth(origin, 246, 226, 100, 11)), { fill: white, width: 1.6 });
    plate.path(`M${-222} 0A222 202 0 1 0 222 0A222 202 0 1 0 -222 0z`, {
      fill: plate.hatch(45, 8, 1, line),
      width: 1.8,
    });
    plate.path('M-206 0A206 186 0 1 0 206 0A206 186 0 1 0 -206 0z', { fill: soft, width: 1.6 });
    const balls = 23;
    for (let i = 0; i < balls; i++) {
      const a = (i / balls) * TAU;
      plate.circle([188 * Math.cos(a), 168 * Math.sin(a)], 17, {
        fill: i % 6 ? white : line,
        width: 1.7,
      });
    }
    plate.path('M-168 0A168 148 0 1 0 168 0A168 148 0 1 0 -168 0z', { fill: white, width: 2 });
    plate.clip('M-168 0A168 148 0 1 0 168 0A168 148 0 1 0 -168 0z', () =>
      rings(plate, origin, 70, 172, 4.4),
    );
    boltCircle(plate, origin, 112, 6, 15, 0.5);
    disc(plate, origin, 70, { inner: 44 });
    plate.circle(origin, 44, { fill: ink });
    plate.rect(-9, -62, 18, 26, { fill: ink, stroke: null });
  });
  boltCircle(plate, centre, 298, 16, 11, 0.2);
  axisCross(plate, centre, 366);
  const mark = polar(centre, 250, tilt);
  plate.circle(mark, 46, { stroke: line, width: 1.6 });
  letter(plate, 'B', polar(mark, 68, angleOf(centre, mark)));
  note(plate, `Ø${random.int(60, 130)}`, [1056, 620], polar(centre, 328, 0.55));
  plate.polyline(
    traced(20, (t) => polar(centre, 352, -2.2 + t * 0.8)),
    { width: 1.8, stroke: line },
  );
  figure(plate, [1096, 104]);
}
