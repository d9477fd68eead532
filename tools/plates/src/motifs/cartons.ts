import { figure, note } from '../drawing/annotate.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { shaded } from '../drawing/ground.ts';
import { block, flat, isometric, type Projection } from '../drawing/isometric.ts';
import { surface } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

function drawCarton(
  plate: Plate,
  at: Projection,
  x: number,
  y: number,
  z: number,
  size: number,
): void {
  const { line, mid, white } = plate.tones;
  block(plate, at, { x, y, z, dx: size * 1.3, dy: size, dz: size * 0.8, edge: 1.8, shade: 0.8 });
  plate.path(
    flat(
      at,
      [
        [x, y + size * 0.42],
        [x + size * 1.3, y + size * 0.42],
        [x + size * 1.3, y + size * 0.58],
        [x, y + size * 0.58],
      ],
      z + size * 0.8,
    ),
    { fill: mid, width: 1 },
  );
  plate.path(
    flat(
      (px, pz) => at(x + px, y + size, z + pz),
      [
        [size * 0.16, size * 0.2],
        [size * 0.62, size * 0.2],
        [size * 0.62, size * 0.5],
        [size * 0.16, size * 0.5],
      ],
    ),
    { fill: plate.random.chance(0.5) ? line : white, width: 1.2 },
  );
}

/** Cartons leave the roller track and are stacked on pallets. */
export function palletiser(plate: Plate): void {
  const { random } = plate;
  const { white, line } = plate.tones;
  shaded(plate, 30, 12);
  const at = isometric([640, 400], 0.92);
  block(plate, at, { x: -520, y: -220, z: 0, dx: 700, dy: 130, dz: 60, edge: 2 });
  for (let x = -510; x < 180; x += 24) {
    plate.polygon([at(x, -216, 64), at(x + 13, -216, 64), at(x + 13, -94, 64), at(x, -94, 64)], {
      fill: white,
      width: 1.3,
    });
  }
  for (let i = 0; i < 4; i++)
    drawCarton(plate, at, -470 + i * 170 + random.int(-10, 10), -205, 66, 92);
  for (const [px, py, layers] of [
    [-330, 60, random.int(1, 2)],
    [60, 30, random.int(2, 3)],
  ] as const) {
    block(plate, at, { x: px, y: py, z: 0, dx: 330, dy: 300, dz: 12, edge: 1.8 });
    for (let i = 0; i < 3; i++)
      block(plate, at, { x: px, y: py + i * 130, z: 12, dx: 330, dy: 40, dz: 14, edge: 1.5 });
    for (let layer = 0; layer < layers; layer++) {
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 2; column++)
          drawCarton(plate, at, px + 12 + column * 156, py + 6 + row * 98, 28 + layer * 80, 94);
    }
  }
  const head = at(-130, 180, 290);
  cylinder(plate, head[0] - 22, 0, 44, head[1] - 40, { vertical: true });
  surface(
    plate,
    `M${num(head[0] - 90)} ${num(head[1] - 40)}L${num(head[0] + 90)} ${num(head[1] - 40)}L${num(head[0] + 90)} ${num(head[1] - 12)}L${num(head[0] - 90)} ${num(head[1] - 12)}z`,
    { angle: 0, gap: 6 },
  );
  for (const x of [-66, -22, 22, 66])
    turned(plate, {
      at: [head[0] + x, head[1] - 12],
      angle: 90,
      profile: pairs([0, 8, 24, 8, 24, 7, 40, 20]),
      edge: 1.6,
      fill: line,
    });
  drawCarton(plate, at, -190, 130, 130, 96);
  note(plate, `${random.int(12, 36)}/MIN`, [1060, 190], at(160, -160, 120));
  figure(plate, [1096, 690]);
}
