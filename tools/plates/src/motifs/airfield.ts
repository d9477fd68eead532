import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { circlePath, num, type Point, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { block, drum, flat, flatCircle, isometric, type Projection } from '../drawing/isometric.ts';
import { solidRect, surface } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

function drawRotor(plate: Plate, at: Point, r: number, turn: number): void {
  const { white, line, ink } = plate.tones;
  plate.circle(at, r, { stroke: line, width: 1, dash: '10 6' });
  for (let i = 1; i < 4; i++)
    plate.path(circlePath(at, r * (1 - i * 0.06)), { stroke: plate.tones.mid, width: 0.9 });
  plate.placed(at, turn, () => {
    for (const side of [0, 180])
      plate.placed([0, 0], side, () =>
        plate.path(`M0 -6Q${num(r * 0.4)} -14 ${num(r)} -3V3Q${num(r * 0.5)} 4 0 6z`, {
          fill: white,
          width: 1.6,
        }),
      );
  });
  plate.circle(at, r * 0.16, { fill: ink });
}

/** A fixed-wing aircraft that lifts on four rotors and flies on its wing, from above. */
export function fixedWing(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid } = plate.tones;
  const y = 400;
  const sweep = random.pick([0, 30, 60]);
  const twin = random.chance(0.5);
  backdrop(plate);
  for (const side of [-1, 1]) {
    surface(
      plate,
      `M400 ${y + side * 30}L${430 + sweep} ${y + side * 330}H${520 + sweep}L640 ${y + side * 30}z`,
      { angle: 90, gap: 9, edge: 2.4 },
    );
    plate.path(`M${505 + sweep} ${y + side * 300}L${580 + sweep * 0.5} ${y + side * 150}`, {
      width: 2,
    });
    plate.path(
      `M${430 + sweep} ${y + side * 330}H${520 + sweep}V${y + side * 318}H${429 + sweep}z`,
      { fill: line, width: 1.6 },
    );
    turned(plate, {
      at: [280, y + side * 150],
      profile: [
        [0, 6],
        [30, 14],
        [480, 12],
        [540, 6],
      ],
      edge: 1.8,
    });
    for (const x of [310, 760]) drawRotor(plate, [x, y + side * 150], 84, random.int(0, 179));
    if (twin)
      surface(plate, `M800 ${y + side * 150}L960 ${y + side * 176}H1010L990 ${y + side * 140}z`, {
        gap: 7,
        edge: 2,
      });
  }
  if (twin) surface(plate, `M930 ${y - 156}H990V${y + 156}H930z`, { gap: 7, edge: 2.2 });
  turned(plate, {
    at: [170, y],
    profile: [
      [0, 4],
      [30, 30],
      [90, 52],
      [260, 60],
      [520, 48],
      [740, twin ? 22 : 20],
      [twin ? 760 : 850, twin ? 14 : 12],
    ],
    edge: 2.4,
  });
  if (!twin)
    for (const side of [-1, 1])
      surface(plate, `M920 ${y + side * 12}L980 ${y + side * 130}H1030L1020 ${y + side * 8}z`, {
        gap: 7,
        edge: 2.2,
      });
  plate.path(
    `M230 ${y - 34}Q290 ${y - 52} 340 ${y - 30}V${y + 30}Q290 ${y + 52} 230 ${y + 34}Q216 ${y} 230 ${y - 34}z`,
    { fill: mid, width: 1.8 },
  );
  plate.path(`M380 ${y - 24}H520V${y + 24}H380z`, { fill: white, width: 1.6 });
  for (let i = 0; i < 6; i++)
    plate.rect(390 + i * 21, y - 16, 15, 32, { fill: i % 3 ? line : mid, width: 1 });
  const tail = twin ? 930 : 1020;
  solidRect(plate, tail, y - 10, 20, 20);
  plate.path(`M${tail + 22} ${y - 96}q10 48 0 96q-10 48 0 96q14 -48 4 -96q10 -48 -4 -96z`, {
    fill: white,
    width: 1.8,
  });
  axis(plate, [110, y], [1150, y]);
  dimension(plate, [112, y - 330], [112, y + 330], `${random.int(22, 86) / 10} M`);
  note(plate, `${random.int(12, 95)} KG`, [1010, 690], [560, y + 40]);
  callout(plate, '1', [220, 130], [300, y - 150]);
  callout(plate, '2', [760, 110], [500 + sweep, y - 260]);
  figure(plate, [1090, 110]);
}

function drawAircraft(plate: Plate, at: Projection, x: number, y: number, z: number): void {
  const { white, line, mid } = plate.tones;
  for (let i = 0; i < 6; i++) {
    const a = (i * TAU) / 6 + 0.3;
    const [px, py] = polar([x, y], 96, a);
    plate.line(at(x, y, z + 34), at(px, py, z + 40), { width: 9 });
    plate.line(at(x, y, z + 34), at(px, py, z + 40), { width: 5, stroke: white });
    plate.path(flatCircle(at, px, py, 46, z + 50), { fill: white, width: 1.4, opacity: 0.85 });
    plate.path(flatCircle(at, px, py, 40, z + 50), { stroke: mid, width: 1 });
    plate.line(at(px - 36, py - 20, z + 50), at(px + 36, py + 20, z + 50), { width: 3 });
  }
  drum(plate, at, x, y, 46, z, 42, line);
  plate.path(flatCircle(at, x, y, 28, z + 43), { fill: mid, width: 1.6 });
  plate.path(flatCircle(at, x, y, 14, z + 44), { fill: white, width: 1.4 });
}

/** A landing place in the town: pad, aircraft, chargers and hall. */
export function vertiport(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const at = isometric([620, 270], 0.96);
  shaded(plate, random.pick([30, -30]), 12);
  block(plate, at, { x: -130, y: -130, z: -40, dx: 560, dy: 560, dz: 40, top: white, edge: 2.2 });
  const pad: Point = [150, 150];
  for (const [r, fill] of [
    [240, soft],
    [216, white],
    [204, mid],
    [150, white],
  ] as const)
    plate.path(flatCircle(at, pad[0], pad[1], r), { fill, width: 1.6 });
  const storeys = random.int(2, 4);
  const parked = random.chance(0.6);
  plate.path(
    flat(at, [
      [100, 90],
      [124, 90],
      [124, 138],
      [176, 138],
      [176, 90],
      [200, 90],
      [200, 210],
      [176, 210],
      [176, 162],
      [124, 162],
      [124, 210],
      [100, 210],
    ]),
    { fill: line, stroke: null },
  );
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(pad, 228, (i * TAU) / 16);
    drum(plate, at, x, y, 6, 0, 8, line);
  }
  block(plate, at, {
    x: -330,
    y: -140,
    z: -40,
    dx: 170,
    dy: 400,
    dz: storeys * 40,
    top: soft,
    edge: 2,
  });
  for (let s = 0; s < storeys; s++)
    for (let i = 0; i < 6; i++) {
      const [y, z] = [-124 + i * 64, -30 + s * 40];
      plate.polygon(
        [at(-160, y, z), at(-160, y + 46, z), at(-160, y + 46, z + 22), at(-160, y, z + 22)],
        { fill: (i + s) % 3 ? mid : line, width: 1.2 },
      );
    }
  drum(plate, at, -250, 20, 44, storeys * 40 - 40, 34, white);
  for (let i = 0; i < 3; i++) {
    block(plate, at, { x: 20 + i * 120, y: -220, z: -40, dx: 46, dy: 40, dz: 80, top: line });
  }
  drawAircraft(plate, at, pad[0], pad[1], parked ? 4 : random.int(120, 190));
  if (!parked)
    plate.line(at(pad[0], pad[1], 0), at(pad[0], pad[1], 110), {
      stroke: line,
      width: 1.2,
      dash: '22 5 4 5',
    });
  const [from, to] = [at(-130, 470, -40), at(430, 470, -40)];
  dimension(plate, from, to, `${random.int(18, 30)} M`);
  callout(plate, '1', [1080, 330], at(340, 60, 0));
  note(plate, `Ø${random.int(12, 22)}`, [1010, 640], at(150 + 204, 200, 0));
  figure(plate, [1096, 110]);
}
