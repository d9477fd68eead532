import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { circlePath, num, type Point, pairs, polar, TAU } from '../drawing/geometry.ts';
import { backdrop, shaded } from '../drawing/ground.ts';
import { section, solidRect } from '../drawing/metal.ts';
import { spring } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 440;

/** From above: rotor vanes inside a slotted stator, drops leaving finer than they came. */
function drawPlan(plate: Plate, at: Point, slots: number, vanes: number): void {
  const { line, white, soft, ink, mid } = plate.tones;
  plate.circle(at, 222, { fill: soft, width: 1.6 });
  for (let i = 0; i < slots; i++) {
    const a = ((i + 0.5) * TAU) / slots;
    for (let n = 0; n < 4; n++)
      plate.circle(polar(at, 172 + n * 13, a + n * 0.05), 5 - n, {
        fill: n % 2 ? white : mid,
        width: 0.8,
      });
  }
  const wall = `${circlePath(at, 158)}${circlePath(at, 126)}`;
  for (let i = 0; i < slots; i++) {
    const a = (i * TAU) / slots;
    const half = (TAU / slots) * 0.3;
    const corner = (r: number, turn: number): string =>
      polar(at, r, a + turn)
        .map(num)
        .join(' ');
    section(
      plate,
      `M${corner(126, -half)}L${corner(158, -half)}A158 158 0 0 1 ${corner(158, half)}L${corner(126, half)}A126 126 0 0 0 ${corner(126, -half)}z`,
      { gap: 6, edge: 1.6 },
    );
  }
  plate.path(wall, { width: 0.8, stroke: line });
  for (let i = 0; i < vanes; i++) {
    const a = (i * TAU) / vanes + 0.2;
    plate.placed(at, (a * 180) / Math.PI, () =>
      plate.path('M30 -16L118 -22V8L30 16z', { fill: line, width: 1.8 }),
    );
  }
  plate.circle(at, 52, { fill: white, width: 2 });
  plate.circle(at, 30, { fill: ink });
  plate.rect(at[0] - 6, at[1] - 42, 12, 18, { fill: ink, stroke: null });
}

/** A rotor-stator head, the heart of a cream: cut open, and from above. */
export function homogeniser(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const slots = random.int(4, 7);
  shaded(plate, random.pick([45, -45, 90]), 11);
  for (let i = 0; i < (plate.large ? 6 : 3); i++)
    for (const side of [-1, 1])
      plate.path(
        `M${X + side * 166} ${590 - i * 22}C${X + side * (196 + i * 10)} ${596 - i * 20} ${X + side * (210 + i * 10)} ${690 + i * 6} ${X + side * (66 - i * 10)} ${652 + i * 5}`,
        { stroke: line, width: 1.4 },
      );
  cylinder(plate, X - 150, 60, 30, 400, { vertical: true });
  cylinder(plate, X + 120, 60, 30, 400, { vertical: true });
  cylinder(plate, X - 24, 60, 48, 390, { vertical: true });
  solidRect(plate, X - 172, 180, 344, 24, line, 2);
  section(plate, `M${X - 180} 424H${X + 180}V462H${X - 180}z`, { gap: 8, edge: 2.4 });
  section(
    plate,
    `M${X - 162} 462H${X - 124}V600H${X - 162}zM${X + 124} 462H${X + 162}V600H${X + 124}z`,
    {
      gap: 8,
      edge: 2.2,
      angle: -45,
    },
  );
  plate.rect(X - 124, 462, 248, 138, { fill: soft, width: 1.4 });
  for (let i = 0; i < slots; i++)
    for (const side of [-1, 1])
      plate.rect(X + side * 143 - 20, 474 + (i * 118) / slots, 40, 70 / slots, {
        fill: white,
        width: 1.4,
      });
  plate.path(`M${X - 112} 474H${X + 112}L${X + 84} 590H${X - 84}z`, { fill: white, width: 2.2 });
  for (const x of [-84, -28, 28, 84])
    plate.path(`M${X + x - 12} 480h24l${num(-x * 0.2)} 104h-24z`, { fill: line, width: 1.6 });
  turned(plate, { at: [X, 452], angle: 90, profile: pairs([0, 34, 120, 34, 150, 16]), edge: 2 });
  section(
    plate,
    `M${X - 180} 600H${X - 70}V626H${X - 180}zM${X + 70} 600H${X + 180}V626H${X + 70}z`,
    { gap: 7 },
  );
  for (const x of [-40, 0, 40])
    plate.path(`M${X + x} 720V650M${X + x - 10} 668L${X + x} 644L${X + x + 10} 668`, {
      width: 2.4,
      stroke: line,
    });
  drawPlan(plate, [890, 400], slots * 4, random.int(3, 5));
  axis(plate, [X, 40], [X, 760]);
  axis(plate, [640, 400], [1140, 400]);
  axis(plate, [890, 150], [890, 650]);
  note(plate, `${random.int(2, 8) / 10} MM`, [1050, 690], [890 + 88, 400 + 88]);
  note(plate, `Ø${random.int(8, 16) * 10}`, [150, 470], [X - 162, 540]);
  callout(plate, '1', [190, 380], [X - 146, 480]);
  callout(plate, '2', [250, 690], [X - 60, 560]);
  figure(plate, [1090, 110]);
  plate.circle([890, 400], 222, { stroke: mid, width: 1.4 });
}

/** An aerosol cut open, its valve enlarged. */
export function aerosol(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const x = 360;
  const level = random.int(400, 520);
  backdrop(plate, 720);
  const can = (g: number) =>
    `M${x - 44 - g} 216C${x - 60 - g} 232 ${x - 130 - g} ${236 - g} ${x - 130 - g} ${300 - g}V${680 + g}Q${x} ${600 + g * 2} ${x + 130 + g} ${680 + g}V${300 - g}C${x + 130 + g} ${236 - g} ${x + 60 + g} 232 ${x + 44 + g} 216z`;
  section(plate, can(11), { gap: 6, edge: 2.4 });
  plate.path(can(0), { fill: soft, width: 1.8 });
  plate.clip(can(0), () => {
    plate.rect(x - 140, level, 280, 320, { fill: mid, stroke: null });
    for (let y = level + 10; y < 700; y += 13 * plate.grain)
      plate.path(`M${x - 140} ${num(y)}q35 -8 70 0t70 0t70 0t70 0`, { stroke: line, width: 1 });
    plate.line([x - 140, level], [x + 140, level], { width: 2 });
  });
  plate.path(`M${x} 290C${x - 6} 420 ${x + 10} 520 ${x + 70} 640`, { width: 15 });
  plate.path(`M${x} 290C${x - 6} 420 ${x + 10} 520 ${x + 70} 640`, { width: 10, stroke: white });
  section(
    plate,
    `M${x - 62} 204Q${x - 62} 190 ${x - 44} 192H${x - 22}V216H${x + 22}V192H${x + 44}Q${x + 62} 190 ${x + 62} 204V222H${x + 40}V236H${x - 40}V222H${x - 62}z`,
    { angle: -45, gap: 5 },
  );
  plate.rect(x - 24, 220, 48, 70, { fill: white, width: 1.8 });
  spring(plate, [x, 248], [x, 286], 14, 4, 3.4);
  cylinder(plate, x - 9, 146, 18, 100, { vertical: true });
  plate.path(`M${x - 44} 150V110Q${x - 44} 84 ${x - 10} 84H${x + 44}V150z`, {
    fill: line,
    width: 2.2,
  });
  solidRect(plate, x + 38, 108, 12, 14);
  for (let i = 0; i < 46 / plate.grain; i++) {
    const reach = random.between(20, 190);
    const spread = random.between(-0.24, 0.24);
    plate.circle([x + 56 + reach, 115 + spread * reach], random.between(1.4, 4), {
      fill: random.chance(0.4) ? line : white,
      width: 0.9,
    });
  }
  const at: Point = [850, 420];
  plate.circle([at[0] + 8, at[1] + 10], 262, { fill: ink, stroke: null });
  plate.circle(at, 262, { fill: soft, width: 3 });
  plate.clip(circlePath(at, 260), () =>
    plate.placed(at, 0, () => {
      section(plate, 'M-280 -60H-120V-20H-60V20H-150V40H-280zM280 -60H120V-20H60V20H150V40H280z', {
        gap: 9,
        edge: 2.4,
      });
      section(plate, 'M-116 30H-80V190H-34V290H-70V220H-116zM116 30H80V190H34V290H70V220H116z', {
        gap: 9,
        angle: -45,
        edge: 2.2,
      });
      plate.rect(-80, 30, 160, 160, { fill: mid, width: 1.6 });
      spring(plate, [0, 74], [0, 188], 54, 4, 11);
      for (const side of [-1, 1]) solidRect(plate, side * 76 - 46, -14, 92, 34, line, 2);
      const open = random.pick([0, 26]);
      turned(plate, {
        at: [0, -280],
        angle: 90,
        profile: pairs([0, 34, 270 + open, 34, 270 + open, 60, 330 + open, 60, 350 + open, 30]),
        edge: 2.2,
      });
      plate.rect(-12, -280, 24, 250 + open, { fill: white, width: 1.8 });
      plate.circle([-24, -4 + open], 7, { fill: ink });
      plate.circle([24, -4 + open], 7, { fill: ink });
    }),
  );
  plate.circle(at, 262, { width: 4 });
  plate.circle([x, 230], 74, { stroke: line, width: 1.6 });
  plate.path(`M${x + 70} 206L${at[0] - 200} 250M${x + 66} 262L${at[0] - 240} 520`, {
    stroke: line,
    width: 1,
  });
  axis(plate, [x, 60], [x, 740]);
  dimension(plate, [x - 130, 734], [x + 130, 734], `Ø${random.int(35, 65)}`, [0, -40]);
  callout(plate, '1', [130, 400], [x - 100, level + 60]);
  callout(plate, '2', [150, 240], [x - 90, 330]);
  figure(plate, [1100, 106]);
}
