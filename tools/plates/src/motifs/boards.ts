import { axisCross, figure, letter, note } from '../drawing/annotate.ts';
import { circlePath, num, type Point, pairs, polar } from '../drawing/geometry.ts';
import { ruled, shaded } from '../drawing/ground.ts';
import { section, solidRect, surfaceRect } from '../drawing/metal.ts';
import { ball } from '../drawing/parts.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

const CENTRE: Point = [600, 400];
const HALF = 150;

function drawVia(plate: Plate, at: Point, r = 9): void {
  plate.circle(at, r, { fill: plate.tones.white, width: 1.6 });
  plate.circle(at, r * 0.42, { fill: plate.tones.ink, stroke: null });
}

/** Traces leave each side of the chip in order, fan out, and end in vias or run off the board. */
function drawTraces(plate: Plate, count: number): void {
  const { random, tones } = plate;
  const ends: Point[] = [];
  const pitch = 266 / count;
  for (let side = 0; side < 4; side++) {
    const angle = (side * Math.PI) / 2;
    const place = (along: number, across: number): Point => [
      CENTRE[0] + Math.cos(angle) * along - Math.sin(angle) * across,
      CENTRE[1] + Math.sin(angle) * along + Math.cos(angle) * across,
    ];
    for (let i = 0; i < count; i++) {
      const from = i - (count - 1) / 2;
      const offset = from * pitch;
      const bend = HALF + 60 + (count / 2 - Math.abs(from)) * 15;
      const spread = offset * 0.95 + Math.sign(offset) * random.between(10, 13);
      const far = (side % 2 ? 400 : 600) - (i % 3 ? 0 : random.between(40, 170));
      const last = place(Math.max(far, bend + Math.abs(spread) + 10), offset + spread);
      const points = [
        place(HALF, offset),
        place(bend, offset),
        place(bend + Math.abs(spread), offset + spread),
        last,
      ];
      plate.polyline(points, { width: 7.5 });
      plate.polyline(points, { width: 4.4, stroke: i % 4 === 1 ? tones.line : tones.white });
      if (i % 3 === 0) ends.push(last);
    }
  }
  for (const end of ends) drawVia(plate, end);
}

function drawPackage(plate: Plate, x: number, y: number, width: number, height: number): void {
  for (let i = 0; i < 6; i++)
    plate.rect(x + 10 + (i * (width - 20)) / 6, y - 16, 10, height + 32, {
      fill: plate.tones.white,
      width: 1.2,
    });
  solidRect(plate, x, y, width, height);
  plate.rect(x + 8, y + 8, width - 16, height - 16, {
    fill: plate.hatch(45, 6, 0.7, plate.tones.mid),
    stroke: plate.tones.mid,
  });
}

/** A processor on its board, from above. */
export function processorBoard(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, white, ink, line } = plate.tones;
  plate.rect(0, 0, FIELD.width, FIELD.height, { fill: soft, stroke: null });
  plate.rect(0, 0, FIELD.width, FIELD.height, { fill: plate.hatch(45, 9, 0.8, mid), stroke: null });
  const pins = random.pick([12, 14, 16]);
  drawTraces(plate, pins);
  for (let i = 0; i < 46; i++) {
    const at: Point = [random.between(40, 1160), random.between(30, 770)];
    if (Math.abs(at[0] - 600) > 420 || Math.abs(at[1] - 400) > 330) drawVia(plate, at, 6);
  }
  for (const [x, y] of pairs([70, 84, 985, 626, 985, 84, 80, 616]))
    drawPackage(plate, x, y, random.int(110, 156), random.int(84, 112));
  const pitch = 266 / pins;
  for (let i = 0; i < pins; i++) {
    const offset = (i - (pins - 1) / 2) * pitch;
    for (const side of [-1, 1]) {
      plate.rect(CENTRE[0] + offset - 5, CENTRE[1] + (side > 0 ? HALF - 4 : -HALF - 26), 10, 30, {
        fill: white,
        width: 1.3,
      });
      plate.rect(CENTRE[0] + (side > 0 ? HALF - 4 : -HALF - 26), CENTRE[1] + offset - 5, 30, 10, {
        fill: white,
        width: 1.3,
      });
    }
  }
  solidRect(plate, CENTRE[0] - HALF, CENTRE[1] - HALF, 2 * HALF, 2 * HALF);
  plate.rect(CENTRE[0] - HALF + 16, CENTRE[1] - HALF + 16, 2 * HALF - 32, 2 * HALF - 32, {
    fill: plate.hatch(0, 5, 0.6, mid),
    stroke: mid,
  });
  drawDie(plate, line, white, random.int(4, 6));
  plate.circle([CENTRE[0] - HALF + 34, CENTRE[1] + HALF - 34], 9, { fill: white, stroke: null });
  letter(plate, `A${random.int(10, 99)}`, [CENTRE[0] + 96, CENTRE[1] + 112], { stroke: white });
  plate.rect(CENTRE[0] - HALF, CENTRE[1] - HALF, 2 * HALF, 2 * HALF, { width: 2, stroke: ink });
}

function drawDie(plate: Plate, fill: string, grid: string, cells: number): void {
  const [x, y] = [CENTRE[0] - 74, CENTRE[1] - 74];
  plate.rect(x, y, 148, 148, { fill, stroke: grid, width: 1.4 });
  for (let i = 1; i < cells; i++) {
    const at = (i * 148) / cells;
    plate.line([x + at, y], [x + at, y + 148], { stroke: grid, width: 0.8 });
    plate.line([x, y + at], [x + 148, y + at], { stroke: grid, width: 0.8 });
  }
  plate.rect(x + 148 / cells, y + 148 / cells, (148 / cells) * 2, 148 / cells, {
    fill: grid,
    stroke: null,
  });
}

/** A wafer under its probe card: dies in rows, some marked out. */
export function wafer(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft, ink } = plate.tones;
  const r = 318;
  const centre: Point = [random.int(480, 560), 400];
  shaded(plate, 0, 11);
  plate.circle([centre[0] + 10, centre[1] + 12], r + 20, { fill: ink, stroke: null });
  plate.circle(centre, r + 20, { fill: mid, width: 2.4 });
  plate.circle(centre, r, { fill: white, width: 1.6 });
  const size = random.pick([44, 52, 60]);
  plate.clip(circlePath(centre, r - 10), () => {
    plate.circle(centre, r, { fill: soft, stroke: null });
    for (let x = -8; x <= 8; x++) {
      for (let y = -10; y <= 10; y++) {
        const [left, top] = [
          centre[0] + x * size - size / 2,
          centre[1] + y * size * 0.8 - size * 0.4,
        ];
        const draw = random.next();
        plate.rect(left + 2, top + 2, size - 4, size * 0.8 - 4, {
          fill: draw > 0.93 ? line : draw > 0.8 ? mid : white,
          width: 1.1,
        });
        if (plate.large)
          plate.path(
            `M${num(left + 8)} ${num(top + 9)}h${num(size * 0.36)}v${num(size * 0.26)}h${num(-size * 0.36)}zM${num(left + size * 0.58)} ${num(top + 9)}h${num(size * 0.26)}v${num(size * 0.4)}h${num(-size * 0.26)}z`,
            { width: 0.7 },
          );
      }
    }
  });
  const glint = `M${num(centre[0] - r * 0.86)} ${num(centre[1] + r * 0.2)}A${r * 0.9} ${r * 0.9} 0 0 1 ${num(centre[0] + r * 0.1)} ${num(centre[1] - r * 0.88)}`;
  plate.path(glint, { stroke: white, width: 9, opacity: 0.7 });
  plate.path(`M${centre[0] - 16} ${centre[1] + r + 1}l16 -22l16 22z`, { fill: mid, width: 1.4 });
  axisCross(plate, centre, r + 44);
  drawProbe(plate, [centre[0] + size * 2, centre[1] - size * 0.8]);
  note(plate, `Ø${random.pick([150, 200, 300])}`, [1050, 640], polar(centre, r + 20, 0.6));
  figure(plate, [1096, 108]);
}

function drawProbe(plate: Plate, tip: Point): void {
  const { line, white } = plate.tones;
  for (let i = 0; i < 6; i++) {
    const from: Point = [tip[0] + 190 + i * 10, tip[1] - 150 + i * 24];
    plate.path(
      `M${num(from[0])} ${num(from[1])}L${num(tip[0] + 36 + i * 3)} ${num(tip[1] - 34 + i * 9)}L${num(tip[0] - 16 + i * 1.5)} ${num(tip[1] - 12 + i * 7)}`,
      { width: 1.7 },
    );
  }
  plate.path(`M${num(tip[0] + 150)} ${num(tip[1] - 170)}l240 -40v150l-180 16z`, {
    fill: white,
    width: 2.2,
  });
  plate.path(`M${num(tip[0] + 150)} ${num(tip[1] - 170)}l240 -40v150l-180 16z`, {
    fill: plate.hatch(80, 9, 1, line),
    width: 2.2,
  });
}

/** A flip-chip package cut through: die, micro bumps, substrate with build-up layers, solder balls. */
export function chipSection(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft, ink } = plate.tones;
  ruled(plate, 0, 800, 14, 14);
  surfaceRect(plate, 0, 640, 1200, 90, { angle: 0, gap: 9, fill: soft, edge: 2.2 });
  for (let x = 40; x < 1200; x += 102) solidRect(plate, x - 24, 630, 48, 12, line);
  for (let x = 142; x < 1100; x += 102) ball(plate, [x, 594], 40);
  const layers = random.int(5, 8);
  const [top, bottom] = [378, 556];
  const step = (bottom - top) / layers;
  for (let i = 0; i < layers; i++) {
    const core = i === Math.floor(layers / 2);
    const y = top + i * step;
    if (core) section(plate, `M90 ${num(y)}H1110V${num(y + step)}H90z`, { gap: 9, angle: -45 });
    else plate.rect(90, y, 1020, step, { fill: i % 2 ? white : soft, width: 1.4 });
    for (let x = 120; x < 1080; ) {
      const width = random.between(20, 120);
      plate.rect(x, y - 3, Math.min(width, 1080 - x), 6, { fill: line, width: 0.8 });
      if (random.chance(0.6))
        plate.path(`M${x + 6} ${y}L${x + 24} ${y}L${x + 19} ${y + step}L${x + 11} ${y + step}z`, {
          fill: line,
          width: 1,
        });
      x += width + random.between(14, 40);
    }
  }
  plate.path('M250 378C262 350 270 330 300 322V300H900V322C930 330 938 350 950 378z', {
    fill: mid,
    width: 1.8,
  });
  for (let x = 320; x < 890; x += 34)
    turned(plate, {
      at: [x, 322],
      angle: 90,
      profile: pairs([0, 8, 20, 8, 20, 12, 54, 12]),
      edge: 1.2,
    });
  section(plate, 'M300 218H900V322H300z', { gap: 13, edge: 2.4 });
  solidRect(plate, 300, 312, 600, 10, ink);
  section(plate, 'M150 150H1050V196H150zM150 196H196V378H150zM1050 196H1004V378H1050z', {
    angle: -45,
    gap: 10,
    edge: 2.2,
  });
  plate.rect(300, 196, 600, 22, { fill: mid, width: 1.4 });
  for (let x = 170; x < 1040; x += 44) surfaceRect(plate, x, 84, 22, 66, { gap: 5, edge: 1.6 });
  note(plate, `${random.int(36, 130)}`, [1124, 320], [884, 350]);
  figure(plate, [92, 110]);
}
