import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { num } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';

const X = 560;

/** Fibres whip downwards and thin out as hot air draws them. */
function drawFibres(plate: Plate, spread: number): void {
  const { line } = plate.tones;
  for (let i = 0; i < 34 / plate.grain; i++) {
    const at = plate.random.between(-1, 1) * spread;
    const [u, v] = [plate.random.between(-34, 34), plate.random.between(-40, 40)];
    plate.path(
      `M${X} 420C${num(X + u * 0.3)} 450 ${num(X + at * 0.3 + u)} 480 ${num(X + at * 0.5)} 520S${num(X + at + v)} 590 ${num(X + at)} 640`,
      { stroke: i % 3 ? line : plate.tones.ink, width: i % 3 ? 1.2 : 0.8 },
    );
  }
}

/** A melt-blowing die in section: polymer at the tip, hot air from both sides, a web on the belt. */
export function meltblownDie(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const angle = random.pick([0.8, 1, 1.25]);
  backdrop(plate, 640);
  for (const side of [-1, 1]) {
    const at = (x: number): number => X + side * x;
    section(
      plate,
      `M${at(60)} 70H${at(330)}V330H${at(210)}L${at(34)} ${num(330 + 90 / angle)}L${at(24)} ${num(318 + 90 / angle)}L${at(150)} 290V180H${at(60)}z`,
      { gap: 11, edge: 2.4 },
    );
    plate.path(
      `M${at(150)} 180H${at(240)}V272L${at(210)} 300L${at(30)} 404L${at(20)} 396L${at(110)} 300H${at(150)}z`,
      { fill: soft, width: 2 },
    );
    for (let i = 0; i < 5; i++)
      plate.path(`M${at(164 + i * 14)} 190V${268 - i * 2}L${at(70 + i * 4)} ${350 + i * 6}`, {
        stroke: line,
        width: 1.4,
      });
    plate.path(`M${at(52)} 366l${side * -22} 18`, { width: 3, stroke: line });
    for (let i = 0; i < 6; i++)
      plate.path(`M${at(16 + i * 3)} 424Q${at(40 + i * 14)} 520 ${at(80 + i * 26)} 620`, {
        stroke: mid,
        width: 2,
      });
    for (const y of [110, 150]) plate.circle([at(280), y], 17, { fill: white, width: 2 });
    for (const y of [110, 150]) plate.circle([at(280), y], 10, { fill: line, stroke: null });
    plate.rect(Math.min(at(180), at(220)), 70, 40, 110, { fill: soft, width: 1.8 });
  }
  section(plate, `M${X - 130} 70H${X + 130}V280L${X + 8} 402H${X - 8}L${X - 130} 280z`, {
    gap: 8,
    angle: -45,
    edge: 2.4,
  });
  plate.path(`M${X - 46} 70H${X + 46}V196L${X + 5} 250V402H${X - 5}V250L${X - 46} 196z`, {
    fill: line,
    width: 2,
  });
  plate.path(`M${X - 20} 76V186M${X} 76V210M${X + 20} 76V186`, { stroke: white, width: 1.4 });
  plate.rect(X - 46, 150, 92, 18, { fill: white, width: 1.6 });
  plate.path(`M${X - 46} 150h92v18h-92z`, { fill: plate.hatch(60, 7, 1), width: 1.6 });
  drawFibres(plate, random.int(120, 190));
  plate.path(`M0 650H${X - 190}Q${X} 620 ${X + 190} 626H1200V650z`, { fill: mid, width: 1.8 });
  plate.rect(0, 650, 1200, 12, { fill: ink, stroke: null });
  for (let x = 8; x < 1200; x += 16) plate.rect(x, 653, 7, 6, { fill: white, stroke: null });
  section(plate, `M${X - 220} 664H${X - 190}V740H${X + 190}V664H${X + 220}V770H${X - 220}z`, {
    gap: 8,
  });
  for (let i = 0; i < 9; i++)
    plate.path(`M${X - 160 + i * 40} 672V722M${X - 168 + i * 40} 708l8 16l8 -16`, {
      stroke: line,
      width: 1.8,
    });
  for (const x of [80, 210, 920, 1050]) roll(plate, [x, 700], 36);
  plate.path('M900 596H1040M1018 584L1044 596L1018 608', { stroke: line, width: 3 });
  axis(plate, [X, 50], [X, 770]);
  dimension(plate, [1000, 404], [1000, 650], String(random.int(120, 400)), [-430, 0]);
  note(plate, `Ø0.${random.int(15, 40)}`, [780, 470], [X + 6, 404]);
  callout(plate, '1', [160, 360], [X - 120, 330]);
  callout(plate, '2', [960, 200], [X + 300, 240]);
  figure(plate, [1096, 110]);
}
