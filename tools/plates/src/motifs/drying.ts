import { callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boltCircle, disc } from '../drawing/faces.ts';
import { num, type Point, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { motor, roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

/** Kibble lying on a belt or falling from one to the next. */
function drawPieces(plate: Plate, count: number, place: () => readonly [number, number]): void {
  const { line, mid, white } = plate.tones;
  for (let i = 0; i < count / (plate.large ? 1 : 1.8); i++) {
    const [x, y] = place();
    const r = plate.random.between(7, 11);
    plate.path(
      `M${num(x - r)} ${num(y)}q0 ${num(-r * 1.3)} ${num(r)} ${num(-r * 1.3)}t${num(r)} ${num(r * 1.3)}q0 ${num(r * 0.5)} ${num(-r)} ${num(r * 0.5)}t${num(-r)} ${num(-r * 0.5)}z`,
      { fill: i % 5 ? (i % 3 ? mid : white) : line, width: 1.3 },
    );
  }
}

/** An axial fan from the front. */
function drawFan(plate: Plate, fan: Point, blades: number): void {
  const { line, white, ink } = plate.tones;
  disc(plate, fan, 82, { inner: 70, edge: 2.4 });
  plate.circle(fan, 70, { fill: white, width: 1.6 });
  for (let i = 0; i < blades; i++) {
    const a = (i * TAU) / blades;
    plate.path(
      `M${polar(fan, 18, a).map(num).join(' ')}Q${polar(fan, 50, a + 0.1)
        .map(num)
        .join(' ')} ${polar(fan, 66, a + 0.4)
        .map(num)
        .join(' ')}L${polar(fan, 66, a + 0.75)
        .map(num)
        .join(' ')}Q${polar(fan, 46, a + 0.5)
        .map(num)
        .join(' ')} ${polar(fan, 18, a + 0.6)
        .map(num)
        .join(' ')}z`,
      { fill: line, width: 1.4 },
    );
  }
  plate.circle(fan, 18, { fill: ink });
}

/** A belt dryer: product wanders down from belt to belt while warm air rises through it. */
export function bandDryer(plate: Plate): void {
  const { random } = plate;
  const { line, soft, white } = plate.tones;
  const belts = random.int(2, 3);
  const [left, right, top, bottom] = [110, 930, 170, 650];
  backdrop(plate, 700);
  floor(plate, 700);
  for (const x of [130, 500, 880]) solidRect(plate, x, bottom + 20, 50, 30);
  section(plate, `M${left - 20} ${top - 20}H${right + 20}V${bottom + 20}H${left - 20}z`, {
    gap: 9,
    edge: 2.4,
  });
  plate.rect(left, top, right - left, bottom - top, { fill: soft, width: 2 });
  const pitch = (bottom - top) / belts;
  for (let i = 0; i < (plate.large ? 14 : 7); i++) {
    const x = left + 40 + (i * 760) / (plate.large ? 13 : 6);
    for (let b = 0; b < belts; b++)
      plate.path(
        `M${num(x)} ${num(top + (b + 1) * pitch - 4)}q14 -24 0 ${-pitch * 0.2}t0 ${-pitch * 0.2}`,
        { stroke: line, width: 1.5 },
      );
  }
  for (let b = 0; b < belts; b++) {
    const y = top + b * pitch + pitch * 0.56;
    const back = b % 2 === 1;
    const [from, to] = back ? [left + 40, right - 110] : [left + 110, right - 40];
    plate.path(`M${from} ${y}H${to}a28 28 0 0 1 0 56H${from}a28 28 0 0 1 0 -56z`, {
      width: 8,
      fill: white,
    });
    plate.path(`M${from} ${y}H${to}a28 28 0 0 1 0 56H${from}a28 28 0 0 1 0 -56z`, {
      width: 3,
      stroke: white,
      dash: '10 7',
    });
    for (const x of [from, to]) roll(plate, [x, y + 28], 23);
    for (let x = from + 90; x < to - 40; x += 110)
      plate.circle([x, y + 12], 8, { fill: line, width: 1.4 });
    drawPieces(plate, 120, () => [random.between(from, to), y - 6 - random.between(0, 20 - b * 3)]);
    const edge = back ? from - 36 : to + 18;
    drawPieces(plate, 12, () => [
      edge + random.between(-6, 20),
      y + random.between(10, b === belts - 1 ? 120 : pitch - 20),
    ]);
  }
  section(
    plate,
    `M${left + 60} 76L${left + 96} ${top}H${left + 180}L${left + 216} 76H${left + 204}L${left + 170} ${top - 18}H${left + 106}L${left + 72} 76z`,
    { gap: 6 },
  );
  drawPieces(plate, 40, () => [left + 138 + random.between(-34, 34), random.between(84, top + 60)]);
  for (const x of [470, 700]) {
    surfaceRect(plate, x - 50, 84, 100, 66, { gap: 6, edge: 2.2 });
    for (const share of [0.3, 0.6])
      plate.path(`M${x} ${150 - share * 70}l-16 14M${x} ${150 - share * 70}l16 14`, {
        stroke: line,
        width: 3,
      });
  }
  surfaceRect(plate, right + 20, 280, 190, 300, { gap: 8, edge: 2.4 });
  const fan: Point = [right + 115, 410];
  drawFan(plate, fan, random.int(5, 8));
  boltCircle(plate, fan, 76, 8, 4);
  motor(plate, [right + 115, 280], 90, 50, -90);
  dimension(plate, [left, 736], [right, 736], String(random.int(6, 24)), [0, -60]);
  note(plate, `${random.int(85, 140)}°`, [1060, 640], [right - 20, 590]);
  callout(plate, '1', [70, 100], [left + 90, 120]);
  callout(plate, '2', [600, 120], [600, top + pitch * 0.5]);
  figure(plate, [1100, 106]);
}
