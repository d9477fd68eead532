import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { arcPath, num, type Point, pairs, TAU } from '../drawing/geometry.ts';
import { backdrop, floor, ruled } from '../drawing/ground.ts';
import { section, solidRect, surface, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import { cable, spring } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** The fan of droplets that leaves the air cap. */
function drawFan(plate: Plate, [x, y]: Point, wall: number): void {
  const { random } = plate;
  const { line, mid } = plate.tones;
  plate.path(`M${x} ${y - 8}L${wall} ${y - 210}L${wall} ${y + 210}L${x} ${y + 8}z`, {
    fill: mid,
    stroke: null,
    opacity: 0.5,
  });
  for (let i = 0; i < 460 / plate.grain ** 1.6; i++) {
    const t = random.next() ** 0.7;
    const at: Point = [x - t * (x - wall), y + (random.next() - 0.5) * 2 * (10 + 196 * t)];
    plate.circle(at, (1.2 + 3.4 * random.next()) * (plate.large ? 1 : 1.5), {
      fill: random.chance(0.6) ? line : 'none',
      stroke: line,
      width: 0.8,
    });
  }
  for (let i = -5; i <= 5; i++)
    plate.line([x - 10, y + i], [wall + 30, y + i * 38], {
      stroke: line,
      width: 0.7,
      dash: '14 9',
    });
}

/** A spray gun cut through needle, nozzle and air cap, painting a panel. */
export function sprayGun(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const y = random.int(290, 320);
  ruled(plate, 0, 800, 12, 16);
  drawFan(plate, [470, y], 150);
  section(plate, 'M80 62H134V738H80z', { gap: 10, edge: 2.2 });
  plate.path(`M134 ${y - 230}Q156 ${y} 134 ${y + 230}z`, { fill: line, width: 1.4 });
  section(plate, `M470 ${y - 20}L500 ${y - 70}H600V${y + 70}H500L470 ${y + 20}z`, {
    gap: 8,
    edge: 2.2,
  });
  section(
    plate,
    `M600 ${y - 84}H960Q1000 ${y - 84} 1000 ${y - 44}V${y + 40}H930C900 ${y + 40} 900 ${y + 110} 930 ${y + 190}L980 ${y + 390}H850L800 ${y + 190}C780 ${y + 110} 760 ${y + 84} 700 ${y + 84}H600z`,
    { angle: -45, gap: 10, edge: 2.4 },
  );
  plate.path(`M484 ${y - 10}L560 ${y - 34}H760V${y + 34}H560L484 ${y + 10}z`, {
    fill: mid,
    width: 1.8,
  });
  plate.rect(760, y - 26, 190, 52, { fill: soft, width: 1.8 });
  plate.path(`M620 ${y - 62}H900V${y - 46}H620z`, { fill: soft, width: 1.4 });
  plate.path(`M880 ${y + 40}L930 ${y + 380}H900L850 ${y + 190}z`, { fill: soft, width: 1.4 });
  turned(plate, {
    at: [478, y],
    profile: pairs([0, 2, 70, 11, 420, 11, 420, 22, 440, 22]),
    edge: 1.6,
  });
  spring(plate, [900, y], [960, y], 18, 5, 4);
  turned(plate, {
    at: [1000, y],
    profile: pairs([0, 30, 20, 30, 20, 40, 70, 40]),
    edge: 2,
  });
  surface(
    plate,
    `M700 ${y + 100}C690 ${y + 180} 690 ${y + 260} 660 ${y + 300}L684 ${y + 308}C720 ${y + 250} 724 ${y + 170} 730 ${y + 110}z`,
    { gap: 6, edge: 2 },
  );
  plate.circle([716, y + 104], 13, { fill: line, width: 1.6 });
  turned(plate, {
    at: [650, y - 84],
    angle: -90,
    profile: pairs([0, 30, 30, 30, 30, 40, 60, 96, 150, 96]),
    edge: 2.2,
  });
  cable(
    plate,
    [
      [916, y + 390],
      [930, y + 450],
      [1060, 790],
      [1200, 790],
    ],
    24,
    mid,
  );
  solidRect(plate, 868, y + 388, 100, 22);
  axis(plate, [140, y], [1130, y]);
  dimension(plate, [144, 744], [470, 744], String(random.int(150, 300)), [0, -40]);
  note(plate, `Ø${random.int(1, 2)}.${random.int(2, 8)}`, [330, 120], [474, y - 8]);
  callout(plate, '1', [560, y + 190], [560, y + 20]);
  callout(plate, '2', [1060, y + 150], [940, y + 10]);
  plate.rect(134, 62, 4, 676, { fill: white, stroke: null });
  figure(plate, [1096, 110]);
}

/** A web runs from its unwinder over coating rolls and through a dryer. */
export function rollCoater(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, soft } = plate.tones;
  backdrop(plate, 680);
  floor(plate, 680);
  for (const [x, width] of pairs([120, 60, 410, 200, 1040, 60]))
    surface(plate, `M${x - 18} 680L${x} 470L${x + width} 470L${x + width + 18} 680z`, {
      gap: 8,
      edge: 2.2,
    });
  surfaceRect(plate, 660, 130, 360, 210, { angle: 0, gap: 9, edge: 2.4 });
  plate.rect(676, 150, 328, 170, { fill: soft, width: 1.6 });
  const nozzles = random.int(6, 9);
  for (let i = 0; i < nozzles; i++) {
    const x = 700 + (i * 280) / (nozzles - 1);
    surface(plate, `M${x - 14} 150L${x + 14} 150L${x + 6} 196L${x - 6} 196z`, { gap: 5 });
    surface(plate, `M${x - 14} 320L${x + 14} 320L${x + 6} 274L${x - 6} 274z`, { gap: 5 });
    plate.path(`M${num(x)} 200v24M${num(x)} 270v-24`, { stroke: line, width: 1.4 });
  }
  plate.path(
    'M150 330L330 296A40 40 0 0 1 370 336L424 400A86 86 0 0 0 596 400L640 236H1010L1070 330',
    { stroke: plate.tones.ink, width: 7.4 },
  );
  plate.path(
    'M150 330L330 296A40 40 0 0 1 370 336L424 400A86 86 0 0 0 596 400L640 236H1010L1070 330',
    { stroke: white, width: 4 },
  );
  plate.path('M596 400L640 236H1010L1070 330', { stroke: line, width: 5 });
  roll(plate, [330, 336], 38);
  roll(plate, [510, 396], 82);
  roll(plate, [510, 552], 70, mid);
  roll(plate, [636, 252], 22);
  roll(plate, [1012, 256], 22);
  plate.path('M400 590Q510 690 620 590V650H400z', { fill: line, width: 2 });
  plate.path('M392 584V662H628V584', { width: 4 });
  surfacePoints(plate, pairs([598, 520, 650, 488, 660, 502, 586, 556]), { gap: 5 });
  for (const [x, r] of [
    [150, random.int(96, 112)],
    [1070, random.int(92, 99)],
  ] as const)
    drawCoil(plate, [x, 430], r);
  axis(plate, [510, 280], [510, 700]);
  note(plate, `${random.int(6, 60)} G/M`, [420, 170], [600, 330]);
  dimension(plate, [660, 96], [1020, 96], String(random.int(60, 240) * 100));
  callout(plate, '1', [720, 600], [570, 560]);
  figure(plate, [150, 108]);
}

function drawCoil(plate: Plate, centre: Point, r: number): void {
  const { white, line } = plate.tones;
  plate.circle(centre, r, { fill: white, width: 2.4 });
  let d = '';
  for (let i = 0; i < 160; i++) {
    const t = i / 160;
    const radius = r * (0.26 + 0.72 * t);
    const a = t * TAU * (plate.large ? 11 : 6);
    d += `${i === 0 ? 'M' : 'L'}${num(centre[0] + radius * Math.cos(a))} ${num(centre[1] + radius * Math.sin(a))}`;
  }
  plate.path(d, { width: 1.1 });
  plate.circle(centre, r * 0.22, { fill: line, width: 2 });
}

/** A bead mill: rotor discs, grinding beads and the screen before the outlet. */
export function beadMill(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const y = 380;
  backdrop(plate, 650);
  floor(plate, 650);
  surfacePoints(plate, pairs([120, 650, 150, 560, 1050, 560, 1080, 650]), { gap: 9, edge: 2.2 });
  section(plate, `M380 ${y - 190}H1000V${y + 190}H380z`, { gap: 10, edge: 2.4 });
  plate.rect(404, y - 158, 572, 316, { fill: soft, width: 1.6 });
  section(plate, `M420 ${y - 146}H960V${y + 146}H420z`, { angle: -45, gap: 7, edge: 2 });
  plate.rect(440, y - 122, 500, 244, { fill: mid, width: 1.8 });
  const size = random.pick([9, 11, 13]);
  plate.clip(`M440 ${y - 122}h500v244h-500z`, () => {
    for (let row = y - 122; row < y + 130; row += size * 1.9) {
      for (let x = 440; x < 950; x += size * 2.05) {
        const at: Point = [x + random.next() * 5, row + random.next() * 4];
        plate.circle(at, size * 0.92, { fill: white, width: 1.1 });
        if (plate.large)
          plate.path(arcPath(at, size * 0.62, -0.3, 1.7), { width: 1.4, stroke: line });
      }
    }
  });
  cylinder(plate, 250, y - 24, 640, 48);
  for (let i = 0; i < 5; i++) {
    const x = 492 + i * 88;
    turned(plate, {
      at: [x, y],
      profile: pairs([0, 100, 26, 100]),
      edge: 2,
    });
  }
  plate.rect(912, y - 70, 28, 140, { fill: plate.hatch(0, 7, 2.4), width: 2 });
  turned(plate, {
    at: [250, y],
    profile: pairs([0, 64, 50, 64, 50, 92, 130, 92]),
    edge: 2.2,
  });
  turned(plate, {
    at: [250, y],
    angle: 180,
    profile: pairs([0, 50, 20, 50, 20, 84, 150, 84]),
    edge: 2.2,
  });
  for (let x = 116; x < 226; x += 14) plate.line([x, y - 88], [x, y + 88], { width: 2 });
  cylinder(plate, 470, 90, 44, 100, { vertical: true, fill: mid });
  cylinder(plate, 1000, y - 22, 150, 44, { fill: mid });
  solidRect(plate, 1000, y - 46, 22, 92, line);
  axis(plate, [60, y], [1180, y]);
  dimension(plate, [440, 704], [940, 704], `${random.int(5, 90)} L`, [0, -60]);
  callout(plate, '1', [680, 130], [700, y - 90]);
  callout(plate, '2', [1080, 210], [926, y - 50]);
  figure(plate, [180, 110]);
}
