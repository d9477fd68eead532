import { figure } from '../drawing/annotate.ts';
import { angleOf, openPath, type Point, polar, TAU, traced } from '../drawing/geometry.ts';
import { ball } from '../drawing/parts.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { rod } from '../drawing/turned.ts';

interface Bond {
  readonly from: Point;
  readonly to: Point;
  readonly double: boolean;
}

const REACH = 112;

function hexagon([x, y]: Point): Point[] {
  return Array.from({ length: 6 }, (_, i) => polar([x, y], REACH, Math.PI / 6 + (i * TAU) / 6));
}

function drawHoneycomb(plate: Plate): void {
  let d = '';
  for (let y = 0, row = 0; y < 860; y += 93, row++) {
    for (let x = (row % 2) * 53.7; x < 1300; x += 107.4) {
      d += openPath(traced(3, (t) => polar([x, y], 62, Math.PI / 6 + t * Math.PI)));
    }
  }
  plate.path(d, { stroke: plate.tones.ground, width: 1.6 });
}

function toRing(centre: Point): Bond[] {
  return hexagon(centre).map((from, i, all) => ({
    from,
    to: all[(i + 1) % 6] ?? from,
    double: i % 2 === 0,
  }));
}

/** A chain that leaves a ring; its bonds zigzag as carbon chains do. */
function toChain(centre: Point, angle: number, length: number): Bond[] {
  const corners = [polar(centre, REACH, angle)];
  for (let i = 0; i < length; i++) {
    corners.push(polar(corners[i] ?? centre, REACH, angle - (i % 2) * (Math.PI / 3)));
  }
  return corners.slice(1).map((to, i) => ({ from: corners[i] ?? to, to, double: i === 1 }));
}

function drawBond(plate: Plate, { from, to, double }: Bond): void {
  const normal = angleOf(from, to) + Math.PI / 2;
  for (const shift of double ? [-9, 9] : [0]) {
    rod(plate, polar(from, shift, normal), polar(to, shift, normal), double ? 5.5 : 9);
  }
}

/** Fused rings with side chains, as balls and rods. */
export function molecule(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, white } = plate.tones;
  plate.rect(0, 0, FIELD.width, FIELD.height, { fill: soft, stroke: null });
  drawHoneycomb(plate);
  const start: Point = [random.int(350, 400), 340];
  const second: Point = [start[0] + REACH * 1.732, start[1]];
  const third: Point = random.chance(0.5)
    ? [second[0] + REACH * 0.866, second[1] + REACH * 1.5]
    : [second[0] + REACH * 1.732, second[1]];
  const chains = [
    toChain(start, (5 * Math.PI) / 6, random.int(1, 2)),
    toChain(start, -Math.PI / 2, 1),
    toChain(start, Math.PI / 2, 1),
    toChain(third, Math.PI / 6, random.int(1, 2)),
    toChain(third, Math.PI / 2, 1),
  ];
  const bonds = [...[start, second, third].flatMap(toRing), ...chains.flat()];
  for (const bond of bonds) drawBond(plate, bond);
  for (const at of bonds.flatMap(({ from, to }) => [from, to])) ball(plate, at, 33, white);
  for (const end of chains.flatMap((chain) => chain.slice(-1))) ball(plate, end.to, 46, mid);
  figure(plate, [1090, 108]);
}
