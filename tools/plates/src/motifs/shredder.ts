import { axis, callout, dimension, figure } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { arcPath, num, type Point, pairs } from '../drawing/geometry.ts';
import { shaded } from '../drawing/ground.ts';
import { section, sectionRect, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

/** A ram pushes scrap against one toothed rotor that turns over a sizing screen. */
export function shredder(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const rotor: Point = [540, 436];
  shaded(plate, 45, 12);
  plate.polygon(pairs([250, 96, 950, 96, 900, 350, 300, 350]), { fill: soft, width: 2 });
  drawScrap(plate);
  section(plate, 'M216 96H250L300 350V690H242V350z', { angle: -45, gap: 10 });
  section(plate, 'M984 96H950L900 350H958z', { gap: 10 });
  surfaceRect(plate, 300, 604, 600, 26, { angle: 0, gap: 6 });
  sectionRect(plate, 720, 350, 180, 150, { gap: 11, edge: 2.2 });
  turned(plate, {
    at: [900, 425],
    profile: pairs([0, 30, 80, 30, 80, 54, 240, 54]),
    edge: 2.2,
  });
  surfacePoints(plate, pairs([720, 500, 958, 500, 958, 690, 720, 690]), { gap: 10, edge: 2.2 });
  plate.path(screenPath(rotor, 178, 206), { fill: white, width: 2 });
  plate.path(screenPath(rotor, 178, 206), { fill: plate.hatch(90, 16, 3.4, line), width: 2 });
  drawCutter(plate, rotor, 164, random.int(7, 10), random.between(0, 1), 1);
  for (let i = 0; i < 46; i++) {
    const at: Point = [random.between(380, 690), random.between(654, 770)];
    plate.placed(at, random.between(0, 180), () =>
      plate.rect(-7, -4, 14, 8, { fill: random.pick([line, mid, white, white]), width: 1 }),
    );
  }
  axis(plate, [300, rotor[1]], [1180, rotor[1]]);
  axis(plate, [rotor[0], 230], [rotor[0], 690]);
  dimension(plate, [rotor[0], 740], [720, 740], String(random.int(180, 320)), [0, -60]);
  callout(plate, '1', [160, 330], [400, 400]);
  callout(plate, '2', [1060, 300], [860, 390]);
  figure(plate, [1096, 120]);
}

function screenPath(centre: Point, inner: number, outer: number): string {
  const [from, to] = [0.35, Math.PI - 0.35];
  return `${arcPath(centre, outer, from, to)}${arcPath(centre, inner, to, from).replace('M', 'L')}z`;
}

function drawScrap(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid } = plate.tones;
  plate.clip('M262 100H938L866 330H334z', () => {
    for (let i = 0; i < 58; i++) {
      const at: Point = [random.between(280, 920), random.between(120, 330)];
      const bottle = random.chance(0.4);
      plate.placed(at, random.between(0, 360), () => {
        const fill = random.pick([white, white, mid, line]);
        if (bottle) {
          plate.path('M-46 -16H18Q28 -16 34 -6H50V6H34Q28 16 18 16H-46Q-54 0 -46 -16z', {
            fill,
            width: 1.6,
          });
          plate.path('M-40 -8H16M-40 6H16M-20 -16V16M0 -16V16', { width: 0.7 });
        } else plate.polygon(pairs([-26, -14, 8, -22, 28, 6, -6, 20]), { fill, width: 1.5 });
      });
    }
  });
}

function drawCutter(
  plate: Plate,
  centre: Point,
  r: number,
  teeth: number,
  phase: number,
  turn: number,
): void {
  const { line } = plate.tones;
  const corner = (i: number, radius: number, shift: number): string => {
    const a = phase + turn * ((i + shift) / teeth) * Math.PI * 2;
    return `${num(centre[0] + radius * Math.cos(a))} ${num(centre[1] + radius * Math.sin(a))}`;
  };
  let d = '';
  for (let i = 0; i < teeth; i++) {
    d += `${i ? 'L' : 'M'}${corner(i, r, 0)}L${corner(i, r * 0.9, 0.14)}Q${corner(i, r * 0.72, 0.5)} ${corner(i, r * 0.78, 0.88)}L${corner(i, r * 0.82, 0.96)}`;
  }
  plate.path(`${d}z`, { fill: plate.tones.white, width: 2.4 });
  plate.clip(`${d}z`, () => disc(plate, centre, r * 1.02, { inner: r * 0.4, edge: 0.1, gap: 5 }));
  plate.path(`${d}z`, { width: 2.4 });
  plate.circle(centre, r * 0.46, { fill: line, width: 2 });
  disc(plate, centre, r * 0.3, { inner: r * 0.1 });
  plate.rect(centre[0] - r * 0.05, centre[1] - r * 0.36, r * 0.1, r * 0.14, {
    fill: plate.tones.ink,
    stroke: null,
  });
}
