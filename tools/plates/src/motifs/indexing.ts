import { axisCross, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boltCircle, boss, disc } from '../drawing/faces.ts';
import {
  circlePath,
  closedPath,
  num,
  type Point,
  polar,
  TAU,
  toDegrees,
  traced,
} from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { section, solidRect, surface } from '../drawing/metal.ts';
import { motor } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

const C: Point = [600, 400];

/** What stands at a station, seen from above and pointing inward. */
function drawStation(plate: Plate, kind: number): void {
  const { line, white, ink, mid } = plate.tones;
  if (kind === 0) {
    surface(plate, 'M10 -30H104V30H10z', { gap: 6, edge: 2 });
    solidRect(plate, -26, -9, 36, 18, line);
    motor(plate, [104, 0], 66, 26);
  } else if (kind === 1) {
    surface(plate, 'M0 -26H46V26H0z', { gap: 5, edge: 2 });
    disc(plate, [96, 0], 50, { inner: 16 });
    for (let i = 0; i < 9; i++)
      plate.circle(polar([96, 0], 34, (i * TAU) / 9), 7, { fill: mid, width: 1.2 });
    plate.circle([96, 0], 16, { fill: line, width: 1.6 });
  } else if (kind === 2) {
    surface(plate, 'M20 -34H120L140 -20V20L120 34H20z', { gap: 7, edge: 2 });
    plate.circle([10, 0], 24, { fill: white, width: 2.2 });
    plate.circle([10, 0], 14, { fill: ink });
  } else {
    surface(plate, 'M-16 -14H150V14H-16z', { angle: 0, gap: 5, edge: 2 });
    for (let i = 0; i < 5; i++)
      plate.circle([8 + i * 30, 0], 9, { fill: i % 2 ? line : white, width: 1.4 });
  }
}

/** An indexing table from above: every stop adds a part, tests it or takes it away. */
export function indexingTable(plate: Plate): void {
  const { random } = plate;
  const { white, line, soft, ink } = plate.tones;
  const count = random.pick([6, 8, 10]);
  shaded(plate, random.pick([0, 45, -45]), 12);
  plate.rect(150, 40, 900, 720, { fill: white, width: 2.4 });
  plate.rect(150, 40, 900, 720, { fill: plate.hatch(0, 16, 0.5), width: 2.4 });
  const turn = random.between(0, 0.4);
  const first = random.int(0, 3);
  disc(plate, C, 236, { inner: 150, edge: 2.8, gap: 5 });
  for (let i = 0; i < count; i++) {
    const a = turn + (i * TAU) / count;
    plate.placed(polar(C, 196, a), toDegrees(a), () => {
      plate.path('M-34 -30H34V30H-34z', { fill: soft, width: 2 });
      if (i !== count - 1) plate.circle([0, 0], 22, { fill: white, width: 1.8 });
      if (i > 1 && i !== count - 1) plate.circle([0, 0], 13, { fill: line, width: 1.4 });
      for (const [x, y] of [
        [-26, -22],
        [26, 22],
      ] as const)
        plate.circle([x, y], 4, { fill: ink, stroke: null });
    });
    if (i !== 1)
      plate.placed(polar(C, 262, a), toDegrees(a), () => drawStation(plate, (i + first) % 4), 0.86);
  }
  boss(plate, C, 120, 12);
  boltCircle(plate, C, 138, 12, 5);
  plate.path(
    `M${polar(C, 90, -2.4).map(num).join(' ')}A90 90 0 0 1 ${polar(C, 90, -0.9).map(num).join(' ')}`,
    { width: 4, stroke: white },
  );
  axisCross(plate, C, 330);
  note(plate, `${num(360 / count)}°`, [1100, 560], polar(C, 236, turn + 0.5));
  callout(plate, '1', [90, 200], polar(C, 196, Math.PI + 0.2));
  figure(plate, [1116, 100]);
}

/** A cycloidal reducer from the end: the lobed disc rolls inside its ring of pins. */
export function cycloidDrive(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft, ink } = plate.tones;
  const pins = random.pick([16, 20, 24, 30]);
  const lobes = pins - 1;
  const ring = 262;
  const pin = 380 / pins;
  // The disc's offset stays under half the pitch of the pins, or its lobes would cut into each other.
  const offset = (ring / pins) * 0.62;
  const phase = random.between(0, TAU);
  const eye = polar(C, offset, phase);
  backdrop(plate);
  plate.circle([C[0] + 10, C[1] + 12], 342, { fill: ink, stroke: null });
  section(plate, `${circlePath(C, 342)}${circlePath(C, ring + pin * 0.4)}`, { gap: 10, edge: 2.6 });
  plate.circle(C, ring + pin * 0.4, { fill: soft, width: 2 });
  for (let i = 0; i < pins; i++) {
    const at = polar(C, ring, (i * TAU) / pins);
    disc(plate, at, pin, { edge: 1.8, gap: 4 });
    plate.circle(at, pin * 0.3, { fill: line, stroke: null });
  }
  const lobed = closedPath(
    traced(lobes * 20, (t) => {
      const a = t * TAU + phase;
      // The wrapped cycloid: an offset of the rolling point, moved inward by the pin's radius.
      const x = ring * Math.cos(a) - offset * Math.cos(pins * a - lobes * phase);
      const y = ring * Math.sin(a) - offset * Math.sin(pins * a - lobes * phase);
      const slope = Math.atan2(
        Math.sin(a) - ((offset * pins) / ring) * Math.sin(pins * a - lobes * phase),
        Math.cos(a) - ((offset * pins) / ring) * Math.cos(pins * a - lobes * phase),
      );
      return [eye[0] + x - pin * Math.cos(slope), eye[1] + y - pin * Math.sin(slope)];
    }),
  );
  plate.path(lobed, { fill: white, stroke: null });
  plate.clip(lobed, () => disc(plate, eye, ring, { inner: 86, gap: 6, edge: 0.1 }));
  plate.path(lobed, { width: 2.6 });
  const holes = random.pick([6, 8]);
  for (let i = 0; i < holes; i++) {
    const a = (i * TAU) / holes + 0.3;
    plate.circle(polar(eye, 158, a), 38, { fill: soft, width: 2 });
    disc(plate, polar(C, 158, a), 38 - offset, { edge: 2, fill: mid });
    plate.circle(polar(C, 158, a), 9, { fill: ink });
  }
  plate.circle(eye, 86, { fill: soft, width: 2.2 });
  for (let i = 0; i < 14; i++)
    plate.circle(polar(eye, 72, (i * TAU) / 14), 12, { fill: white, width: 1.6 });
  disc(plate, eye, 58, { inner: 30, edge: 2.2 });
  plate.circle(C, 30, { fill: line, width: 2 });
  plate.circle(C, 12, { fill: white, width: 1.6 });
  boltCircle(plate, C, 314, 12, 11);
  axisCross(plate, C, 380);
  note(plate, `1:${lobes}`, [1080, 300], polar(eye, 220, -0.3));
  note(plate, `E ${num(offset / 6)}`, [1080, 640], eye);
  dimension(plate, [150, C[1] - 342], [150, C[1] + 342], `Ø${random.int(9, 32) * 10}`);
  callout(plate, '1', [220, 130], polar(C, ring, Math.PI + 0.7));
  figure(plate, [1090, 110]);
}
