import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num, type Point, pairs, polar } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { bearing } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const HUB: Point = [640, 312];
const BLADE = 'M-9 -14C-34 -60 -26 -110 -12 -180L-2 -325L4 -325L14 -180C18 -110 14 -60 9 -14z';

/** Streamlines part around the rotor. */
function drawWind(plate: Plate): void {
  let d = '';
  for (let i = 0; i < 34 / plate.grain; i++) {
    const y = 10 + i * 20 * plate.grain;
    for (let x = 0; x <= 1200; x += 40) {
      const q = (x - HUB[0]) / 260;
      const lift =
        60 * Math.exp(-q * q) * Math.sign(y - HUB[1]) * Math.exp(-Math.abs(y - HUB[1]) / 190);
      d += `${x === 0 ? 'M' : 'L'}${x} ${num(y + lift + 7 * Math.sin(x / 130 + y / 60))}`;
    }
  }
  plate.path(d, { stroke: plate.tones.mid, width: 1.1 });
}

function drawHills(
  plate: Plate,
  base: number,
  height: number,
  phase: number,
  bands: number,
  fill: string,
): void {
  for (let band = 0; band < bands; band++) {
    let d = 'M0 800';
    for (let x = 0; x <= 1200; x += 30) {
      d += `L${x} ${num(base + band * (10 + band * 0.9) * plate.grain - height * (1 - (band / bands) * 0.7) * (Math.sin(x / 210 + phase) + 0.5 * Math.sin(x / 97 + phase * 2)))}`;
    }
    plate.path(`${d}L1200 800z`, {
      fill: band === 0 ? fill : 'none',
      width: band === 0 ? 1.8 : 0.9,
    });
  }
}

function drawTurbine(
  plate: Plate,
  [x, y]: Point,
  scale: number,
  turn: number,
  near: boolean,
): void {
  const { white, line } = plate.tones;
  turned(plate, {
    at: [x, y],
    angle: 90,
    profile: [
      [0, 9 * scale],
      [480 * scale, 22 * scale],
    ],
    edge: 1.6,
  });
  if (near)
    surface(plate, `M${x - 30} ${y - 26}h96l22 10v34l-22 8h-96z`, { angle: 0, gap: 6, shade: 0.9 });
  for (let i = 0; i < 3; i++) {
    plate.placed(
      [x, y],
      turn + i * 120,
      () => {
        plate.path(BLADE, { fill: white, width: 1.8 / scale });
        if (near) {
          plate.clip(BLADE, () => {
            let d = '';
            for (let s = 0; s < 11 / plate.grain; s++)
              d += `M${num(1 + s * 2.3 * plate.grain)} 0L${num(2 + s * 0.5 * plate.grain)} -330`;
            plate.path(d, { width: 0.8 });
            plate.rect(-40, -270, 80, 26, { fill: line, stroke: null });
            plate.rect(-40, -212, 80, 18, { fill: line, stroke: null });
          });
          plate.path(BLADE, { width: 1.8 });
        }
      },
      scale,
    );
  }
  plate.circle([x, y], 26 * scale, { fill: white, width: 2 });
  plate.circle([x, y], 14 * scale, { fill: line, width: 1.4 });
}

/** Turbines over hills, with the near rotor's swept circle. */
export function windTurbine(plate: Plate): void {
  const { random } = plate;
  const { soft, ground, white, line } = plate.tones;
  plate.circle(HUB, 330, { fill: soft, stroke: null });
  drawWind(plate);
  drawTurbine(plate, [random.int(150, 230), random.int(430, 490)], 0.42, random.int(0, 119), false);
  drawTurbine(plate, [random.int(980, 1060), random.int(410, 460)], 0.5, random.int(0, 119), false);
  drawHills(plate, 640, 34, random.between(0.6, 2), 5, ground);
  drawTurbine(plate, HUB, 1, random.int(0, 119), true);
  drawHills(plate, 720, 30, random.between(3, 4), 7, white);
  plate.circle(HUB, 330, { stroke: line, width: 1.2, dash: '22 5 4 5' });
  axis(plate, [HUB[0], 0], HUB);
  note(plate, `R${random.int(80, 146)}`, [1060, 190], polar(HUB, 330, -0.7));
  figure(plate, [120, 108]);
}

function drawGearbox(plate: Plate, stages: number): void {
  const { white, mid } = plate.tones;
  section(plate, 'M500 236H742V300H722V500H742V560H500V500H520V300H500z', { gap: 10, edge: 2.4 });
  plate.rect(520, 300, 202, 200, { fill: mid, width: 1.6 });
  for (let i = 0; i < stages; i++) {
    const x = 534 + i * (176 / stages);
    const width = 176 / stages - 14;
    surfaceRect(plate, x, 312 + i * 14, width, 76 - i * 14, { angle: 0, gap: 4, fill: white });
    surfaceRect(plate, x, 412, width, 76 - i * 14, { angle: 0, gap: 4, fill: white });
  }
}

/** The machine house of a wind turbine, cut along its shaft. */
export function nacelle(plate: Plate): void {
  const { random } = plate;
  const { white, line, soft, ink } = plate.tones;
  const y = 400;
  backdrop(plate);
  surface(plate, 'M250 196C520 150 900 160 1080 206Q1112 216 1112 260V560Q1112 600 1060 604H270z', {
    gap: 12,
    edge: 2.4,
    fill: soft,
    shade: 0.45,
  });
  plate.path('M270 222C520 178 900 186 1064 226Q1088 232 1088 268V548Q1088 580 1050 580H280z', {
    fill: white,
    width: 1.8,
  });
  turned(plate, {
    at: [600, 604],
    angle: 90,
    profile: pairs([0, 112, 22, 112, 22, 92, 220, 106]),
    edge: 2.2,
  });
  surfaceRect(plate, 290, 540, 740, 40, { angle: 0, gap: 7, edge: 2 });
  turned(plate, {
    at: [60, y],
    profile: pairs([0, 30, 30, 90, 100, 128, 200, 128, 230, 96, 250, 62, 520, 50]),
    edge: 2.4,
  });
  for (const side of [-1, 1]) {
    turned(plate, {
      at: [180, y + side * 122],
      angle: side * 90,
      profile: pairs([0, 56, 24, 56, 24, 40, 150, 30, 320, 46]),
      edge: 2.2,
    });
    solidRect(plate, 118, y + side * 134 - 10, 124, 20, line);
  }
  for (const x of [330, 420]) {
    section(plate, `M${x - 12} ${y - 138}h84v72h-84zM${x - 12} ${y + 66}h84v76h-84z`, {
      gap: 8,
      angle: -45,
    });
    bearing(plate, x, y - 100, 58, 44);
    bearing(plate, x, y + 56, 58, 44);
  }
  drawGearbox(plate, random.int(2, 3));
  cylinder(plate, 742, y - 18, 70, 36);
  solidRect(plate, 766, y - 96, 14, 192, line);
  surface(plate, 'M812 270H1040V530H812z', { angle: 0, gap: 10, edge: 2.2 });
  section(plate, 'M832 290H1020V348H832zM832 452H1020V510H832z', { gap: 7 });
  turned(plate, {
    at: [812, y],
    profile: pairs([0, 20, 24, 20, 24, 44, 204, 44, 204, 20, 250, 20]),
    edge: 2,
  });
  for (let x = 842; x < 1016; x += 18) solidRect(plate, x, 348, 8, 10, ink, 0.8);
  plate.path('M1040 206v-46m0 10h30', { width: 3 });
  axis(plate, [30, y], [1140, y]);
  dimension(plate, [722, 690], [1112, 690], String(random.int(42, 86) * 100), [0, -70]);
  callout(plate, '1', [430, 130], [380, y - 80]);
  callout(plate, '2', [640, 116], [620, 280]);
  callout(plate, '3', [900, 116], [920, 320]);
  figure(plate, [1100, 110]);
}
