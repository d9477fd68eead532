import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { num, type Point, pairs } from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { block, flat, flatCircle, isometric } from '../drawing/isometric.ts';
import { section, surfaceRect } from '../drawing/metal.ts';
import { hopper } from '../drawing/parts.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { rod, turned } from '../drawing/turned.ts';

/** The turret of a rotary press unrolled: punches ride their cams through fill, press and eject. */
export function tabletPress(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const [tableTop, tableBottom] = [356, 444];
  backdrop(plate);
  const upper = (x: number) => -74 + 66 * Math.exp(-(((x - 640) / 110) ** 2));
  const lower = (x: number) =>
    x < 420
      ? 20
      : x < 760
        ? 20 - 24 * Math.exp(-(((x - 640) / 110) ** 2))
        : Math.max(-46, 20 - (x - 760) * 0.5);
  section(plate, `M0 ${tableTop}H${FIELD.width}V${tableBottom}H0z`, { gap: 10, edge: 2.4 });
  const count = 12;
  for (let i = 0; i < count; i++) {
    const x = 64 + i * 98;
    plate.rect(x - 26, tableTop, 52, tableBottom - tableTop, { fill: soft, width: 1.6 });
    const floorY = tableBottom - 34 + lower(x) - 20;
    const fillTop = x < 300 ? floorY : x < 640 ? tableTop : floorY - 26;
    if (x >= 200 && x < 780)
      plate.rect(x - 26, fillTop, 52, floorY - fillTop, { fill: x < 600 ? mid : line, width: 1.2 });
    turned(plate, {
      at: [x, floorY],
      angle: 90,
      profile: pairs([0, 25, 76, 25, 76, 15, 160, 15, 160, 30, 200, 30, 220, 18]),
      edge: 1.8,
    });
    const punch = tableTop + upper(x);
    turned(plate, {
      at: [x, punch],
      angle: -90,
      profile: pairs([0, 25, 60, 25, 60, 15, 150, 15, 150, 30, 186, 30, 204, 18]),
      edge: 1.8,
    });
  }
  for (const [x, y] of pairs([640, 96, 640, 704])) {
    disc(plate, [x, y], 74, { inner: 28, edge: 2.4 });
    plate.circle([x, y], 28, { fill: line, width: 2 });
  }
  const tablets = random.int(9, 14);
  for (let i = 0; i < tablets; i++) {
    const at: Point = [910 + (i % 5) * 56 + random.int(-6, 6), 330 - Math.floor(i / 5) * 26];
    plate.path(`M${at[0] - 25} ${at[1]}q25 -16 50 0v10q-25 16 -50 0z`, {
      fill: i % 4 ? white : line,
      width: 1.6,
    });
  }
  hopper(plate, [300, tableTop - 10], 120, 220, 216, 4.2);
  surfaceRect(plate, 232, tableTop - 22, 190, 22, { gap: 6 });
  plate.path(
    Array.from(
      { length: 60 },
      (_, i) => `${i ? 'L' : 'M'}${i * 20} ${num(tableTop + upper(i * 20) - 216)}`,
    ).join(''),
    { stroke: line, width: 1.2, dash: '10 6' },
  );
  axis(plate, [0, 400], [FIELD.width, 400]);
  dimension(plate, [554, 760], [652, 760], String(random.int(28, 46)));
  callout(plate, '1', [470, 240], [400, 330]);
  callout(plate, '2', [800, 120], [712, 104]);
}

/** Blister strips on their way from forming to punching, drawn in space. */
export function blisterPack(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  shaded(plate, 30, 12);
  const at = isometric([620, 330], 1.02);
  const columns = random.pick([4, 5]);
  const capsule = random.chance(0.5);
  for (const [ox, oy, lift] of [
    [-420, -60, 0],
    [-60, -160, 30],
    [-90, 200, 0],
  ] as const) {
    block(plate, at, { x: ox, y: oy, z: lift, dx: 96 * columns, dy: 250, dz: 8, edge: 2.2 });
    plate.path(
      flat(
        at,
        [
          [ox + 8, oy + 8],
          [ox + 96 * columns - 8, oy + 8],
          [ox + 96 * columns - 8, oy + 242],
          [ox + 8, oy + 242],
        ],
        lift + 8,
      ),
      { fill: plate.hatch(30, 8, 0.7, mid), width: 1 },
    );
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < 2; j++) {
        const [x, y] = [ox + 48 + i * 96, oy + 64 + j * 122];
        const empty = random.chance(0.12);
        plate.path(flatCircle(at, x, y, 40, lift + 8), { fill: soft, width: 1.6 });
        if (empty) {
          plate.path(flatCircle(at, x, y, 30, lift + 8), { fill: white, width: 1.2, dash: '6 4' });
          continue;
        }
        const [cx, cy] = at(x, y, lift + 22);
        if (capsule) {
          rod(plate, [cx - 30, cy - 15], [cx, cy], 17, { fill: line });
          rod(plate, [cx, cy], [cx + 28, cy + 14], 17);
        } else {
          plate.path(flatCircle(at, x, y, 32, lift + 10), { fill: line, width: 1.6 });
          plate.path(flatCircle(at, x, y, 31, lift + 24), { fill: white, width: 1.8 });
          plate.line(at(x - 20, y, lift + 24), at(x + 20, y, lift + 24), { width: 1.6 });
        }
      }
    }
  }
  note(plate, `Ø${random.int(6, 12)}`, [1060, 190], at(200, -120, 60));
  figure(plate, [130, 108]);
}
