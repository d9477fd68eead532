import { callout, dimension, figure, note } from '../drawing/annotate.ts';
import { pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { flat, type Projection } from '../drawing/isometric.ts';
import { ball } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

type Node3 = readonly [x: number, y: number, z: number];

/** The struts of one cell, from node to node in shares of its edge. */
const cells = {
  centred: [0, 1, 2, 3, 4, 5, 6, 7].map((i): [Node3, Node3] => [
    [i & 1, (i >> 1) & 1, i >> 2],
    [0.5, 0.5, 0.5],
  ]),
  octet: [
    [
      [0.5, 0.5, 0],
      [0.5, 0, 0.5],
    ],
    [
      [0.5, 0.5, 0],
      [0, 0.5, 0.5],
    ],
    [
      [0.5, 0.5, 0],
      [1, 0.5, 0.5],
    ],
    [
      [0.5, 0.5, 0],
      [0.5, 1, 0.5],
    ],
    [
      [0.5, 0.5, 1],
      [0.5, 0, 0.5],
    ],
    [
      [0.5, 0.5, 1],
      [0, 0.5, 0.5],
    ],
    [
      [0.5, 0.5, 1],
      [1, 0.5, 0.5],
    ],
    [
      [0.5, 0.5, 1],
      [0.5, 1, 0.5],
    ],
    [
      [0.5, 0, 0.5],
      [1, 0.5, 0.5],
    ],
    [
      [1, 0.5, 0.5],
      [0.5, 1, 0.5],
    ],
    [
      [0.5, 1, 0.5],
      [0, 0.5, 0.5],
    ],
    [
      [0, 0.5, 0.5],
      [0.5, 0, 0.5],
    ],
  ],
} as const satisfies Record<string, readonly (readonly [Node3, Node3])[]>;

const EDGE = 400;
// A true isometric view would lay the far struts of a cube exactly behind the near ones.
const [TURN, LIFT] = [0.55, 0.44];
const [cosTurn, sinTurn] = [Math.cos(TURN), Math.sin(TURN)];
const [cosLift, sinLift] = [Math.cos(LIFT), Math.sin(LIFT)];

const at: Projection = (x, y, z = 0) => [
  600 + (x - EDGE / 2) * cosTurn - (y - EDGE / 2) * sinTurn,
  396 + ((x - EDGE / 2) * sinTurn + (y - EDGE / 2) * cosTurn) * sinLift - (z - EDGE / 2) * cosLift,
];

function depthOf([x, y, z]: Node3): number {
  return (x * sinTurn + y * cosTurn) * cosLift + z * sinLift;
}

interface Strut {
  readonly from: Node3;
  readonly to: Node3;
  readonly depth: number;
}

/** The struts of one cell at its place in the cube. */
function toStruts(kind: keyof typeof cells, corner: Node3, size: number): Strut[] {
  const place = (node: Node3): Node3 => [
    (corner[0] + node[0]) * size,
    (corner[1] + node[1]) * size,
    (corner[2] + node[2]) * size,
  ];
  return cells[kind].map(([a, b]) => {
    const [from, to] = [place(a), place(b)];
    return { from, to, depth: depthOf(from) + depthOf(to) };
  });
}

/** Cells that can be seen: the three near faces, two cells deep. A thumbnail shows one. */
function visibleCells(count: number, deep: number): Node3[] {
  const steps = Array.from({ length: count }, (_, i) => i);
  return steps
    .flatMap((x) => steps.flatMap((y) => steps.map((z): Node3 => [x, y, z])))
    .filter((cell) => Math.max(...cell) >= count - deep);
}

function drawStrut(plate: Plate, strut: Strut, width: number, near: number): void {
  const { white, mid, soft } = plate.tones;
  const [a, b] = [at(...strut.from), at(...strut.to)];
  plate.line(a, b, { width: width + 3, round: true });
  plate.line(a, b, { width, stroke: near > 0.66 ? white : near > 0.4 ? soft : mid, round: true });
  if (near > 0.5)
    plate.line([a[0] + width * 0.26, a[1] + 1], [b[0] + width * 0.26, b[1] + 1], { width: 0.9 });
}

function drawJoints(plate: Plate, count: number, r: number): void {
  const steps = Array.from({ length: count + 1 }, (_, i) => (i * EDGE) / count);
  const nodes = steps.flatMap((u) =>
    steps.flatMap((v): Node3[] => [
      [u, v, EDGE],
      [EDGE, u, v],
      [u, EDGE, v],
    ]),
  );
  for (const node of nodes) ball(plate, at(...node), r, plate.tones.mid);
}

/** A printed cube of struts: what a solid block weighs, less nine tenths. */
export function lattice(plate: Plate): void {
  const { random } = plate;
  const { white } = plate.tones;
  const count = random.pick([3, 4]);
  const kind = random.pick(['centred', 'octet'] as const);
  backdrop(plate);
  const table = flat(at, pairs([-50, -50, 450, -50, 450, 450, -50, 450]), -14);
  plate.path(table, { fill: white, stroke: null });
  plate.path(table, { fill: plate.hatch(30, 10, 0.7), width: 2 });
  const struts = visibleCells(count, plate.large ? 2 : 1)
    .flatMap((cell) => toStruts(kind, cell, EDGE / count))
    .sort((a, b) => a.depth - b.depth);
  const [far, near] = [struts[0]?.depth ?? 0, struts.at(-1)?.depth ?? 1];
  const width = random.pick([9, 11, 13]);
  for (const strut of struts) drawStrut(plate, strut, width, (strut.depth - far) / (near - far));
  if (kind === 'centred') drawJoints(plate, count, width * 0.9);
  const [from, to] = [at(0, 500, -14), at(EDGE, 500, -14)];
  dimension(plate, from, to, String(random.int(2, 12) * 10));
  note(plate, `${random.int(6, 24)}%`, [1030, 300], at(EDGE, 60, 280));
  callout(plate, '1', [180, 240], at(40, EDGE, 300));
  figure(plate, [1096, 110]);
}
