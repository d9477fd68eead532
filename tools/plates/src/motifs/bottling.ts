import { callout, dimension } from '../drawing/annotate.ts';
import { boss } from '../drawing/faces.ts';
import { num } from '../drawing/geometry.ts';
import { ruled } from '../drawing/ground.ts';
import { solidRect, surfaceRect } from '../drawing/metal.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

interface Vessel {
  readonly outline: string;
  readonly half: number;
  readonly height: number;
  readonly neck: number;
}

const VESSELS: readonly [Vessel, ...Vessel[]] = [
  {
    outline:
      'M-22 0v74C-22 110 -66 130 -66 190V380q0 14 14 14H52q14 0 14 -14V190C66 130 22 110 22 74V0z',
    half: 66,
    height: 394,
    neck: 22,
  },
  {
    outline: 'M-34 0v20C-34 40 -70 46 -70 80V366q0 14 14 14H56q14 0 14 -14V80C70 46 34 40 34 20V0z',
    half: 70,
    height: 380,
    neck: 34,
  },
  {
    outline:
      'M-24 0v40C-24 70 -64 80 -64 130C-64 160 -56 176 -56 200C-56 230 -64 246 -64 276V360q0 14 14 14H50q14 0 14 -14V276C64 246 56 230 56 200C56 176 64 160 64 130C64 80 24 70 24 40V0z',
    half: 64,
    height: 374,
    neck: 24,
  },
];

const BELT = 660;

function drawVessel(
  plate: Plate,
  vessel: Vessel,
  level: number,
  labelled: boolean,
  capped: boolean,
): void {
  const { white, mid, line, ink } = plate.tones;
  const { outline, half, height, neck } = vessel;
  plate.path(outline, { fill: white, stroke: null });
  plate.clip(outline, () => {
    if (level > 0) {
      const y = height * (1 - level * 0.8);
      plate.rect(-half - 4, y, half * 2 + 8, height - y, { fill: mid, stroke: null });
      plate.line([-half - 4, y], [half + 4, y], { width: 2 });
    }
    let d = '';
    for (let t = -half + 2; t < half; ) {
      const lit = Math.max(0, Math.cos(Math.asin(t / half) - Math.asin(-0.45)));
      t += (3 + 12 * lit ** 2) * plate.grain;
      d += `M${num(t)} ${num(height * 0.3)}V${height}M${num((t * neck) / half)} 0V${num(height * 0.2)}`;
    }
    plate.path(d, { width: 0.75 });
    if (labelled) {
      plate.rect(-half - 4, height * 0.58, half * 2 + 8, height * 0.26, {
        fill: white,
        width: 1.6,
      });
      plate.rect(-half - 4, height * 0.61, half * 2 + 8, height * 0.2, {
        fill: line,
        stroke: null,
      });
      plate.path(
        `M-40 ${num(height * 0.67)}h80M-40 ${num(height * 0.71)}h80M-40 ${num(height * 0.75)}h50`,
        { stroke: white, width: 3 },
      );
    }
  });
  plate.path(outline, { width: 2.2 });
  plate.path(`M${-neck - 4} 12h${neck * 2 + 8}M${-neck - 4} 22h${neck * 2 + 8}`, { width: 2 });
  if (capped) solidRect(plate, -neck - 6, -12, neck * 2 + 12, 34, ink);
}

/** Bottles pass under the filling valves, are capped and labelled. */
export function fillingLine(plate: Plate): void {
  const { random } = plate;
  const { line } = plate.tones;
  const vessel = random.pick(VESSELS);
  const top = BELT - vessel.height;
  ruled(plate, 0, BELT, 20, 8);
  cylinder(plate, 0, 70, FIELD.width, 80);
  for (let i = 0; i < 7; i++) {
    const x = 60 + i * 180;
    const level = [1, 1, 0.94, 0.72, 0.44, 0.16, 0][i] ?? 0;
    turned(plate, {
      at: [x, 150],
      angle: 90,
      profile: [
        [0, 24],
        [40, 24],
        [40, 16],
        [70, 16],
        [70, 9],
        [top - 160, 9],
      ],
      edge: 1.7,
    });
    solidRect(plate, x - 32, 150, 64, 12, line);
    if (i > 1 && i < 6)
      plate.rect(x - 3, top - 12, 6, vessel.height * (1 - level * 0.8) + 10, {
        fill: line,
        stroke: null,
      });
    plate.placed([x, top], 0, () => drawVessel(plate, vessel, level, i < 3, i < 2));
  }
  surfaceRect(plate, 0, BELT, FIELD.width, 24, { gap: 16, shade: 1.2, edge: 2 });
  for (let x = 30; x < FIELD.width; x += 90) boss(plate, [x, 712], 26, 0);
  solidRect(plate, 0, 744, FIELD.width, 60);
  dimension(
    plate,
    [420, top + vessel.height * 0.5],
    [600, top + vessel.height * 0.5],
    String(random.int(80, 140)),
  );
  callout(plate, '1', [330, 236], [412, 176]);
}
