import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boltCircle, boss } from '../drawing/faces.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section, solidRect, surface } from '../drawing/metal.ts';
import { ball } from '../drawing/parts.ts';
import { cable } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const X = 600;

function drawHeld(plate: Plate, kind: number, half: number): void {
  const { mid, line, white } = plate.tones;
  if (kind === 0) ball(plate, [X, 620], half, mid);
  else if (kind === 1) {
    turned(plate, {
      at: [X, 540],
      angle: 90,
      profile: pairs([
        0,
        half * 0.6,
        20,
        half * 0.6,
        20,
        half,
        140,
        half,
        140,
        half * 0.8,
        176,
        half * 0.8,
      ]),
      edge: 2.2,
    });
  } else {
    plate.path(`M${X - half} 560H${X + half}V700H${X - half}z`, { fill: white, width: 2.4 });
    plate.path(`M${X - half} 560H${X + half}V700H${X - half}z`, {
      fill: plate.hatch(90, 9, 0.6),
      width: 2.4,
    });
    plate.circle([X, 630], half * 0.5, { fill: line, width: 2 });
    plate.circle([X, 630], half * 0.24, { fill: white, width: 2 });
  }
}

/** A parallel gripper cut open: piston, wedge and two guided jaws. */
export function gripper(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const half = random.int(66, 104);
  const kind = random.int(0, 2);
  backdrop(plate);
  turned(plate, {
    at: [X, 0],
    angle: 90,
    profile: pairs([0, 150, 60, 150, 60, 124, 84, 124, 84, 170, 118, 170]),
    edge: 2.4,
  });
  section(plate, `M${X - 250} 118H${X + 250}V380H${X - 250}z`, { gap: 11, edge: 2.6 });
  plate.rect(X - 130, 140, 260, 128, { fill: soft, width: 2 });
  const stroke = num(190 + half * 0.2);
  solidRect(plate, X - 128, Number(stroke), 256, 36, line, 2);
  for (const side of [-1, 1]) plate.circle([X + side * 128, Number(stroke) + 18], 8, { fill: ink });
  cylinder(plate, X - 24, Number(stroke) + 36, 48, 100, { vertical: true });
  plate.rect(X - 250, 300, 500, 80, { fill: white, width: 1.8 });
  plate.path(`M${X - 30} 290H${X + 30}L${X + 96} 372H${X - 96}z`, { fill: mid, width: 2.2 });
  for (const side of [-1, 1]) {
    const at = (x: number): number => X + side * (half + x);
    section(plate, `M${at(-10)} 306H${at(150)}V372H${at(20)}L${at(-30)} 330z`, {
      gap: 8,
      angle: -45,
      edge: 2.2,
    });
    surface(
      plate,
      `M${at(10)} 380H${at(130)}V440L${at(60)} 520L${at(44)} 720H${at(0)}V520L${at(10)} 440z`,
      { gap: 7, edge: 2.4 },
    );
    solidRect(plate, Math.min(at(0), at(16)), 556, 16, 150, line, 2);
    for (let y = 566; y < 700; y += 14)
      plate.line([at(0), y], [at(16), y + 6], { width: 1.4, stroke: white });
    boltCircle(plate, [at(70), 412], 0, 1, 13);
    boss(plate, [at(70), 340], 18, 0);
    cable(
      plate,
      [
        [X + side * 250, 200],
        [X + side * 360, 200],
        [X + side * 360, 40],
        [X + side * 330, 0],
      ],
      14,
      mid,
    );
    solidRect(plate, Math.min(X + side * 250, X + side * 280), 188, 30, 24, line);
  }
  drawHeld(plate, kind, half);
  axis(plate, [X, 20], [X, 770]);
  dimension(plate, [X - half, 752], [X + half, 752], String(random.int(12, 90)), [0, -60]);
  note(plate, `${random.int(8, 90) * 10} N`, [920, 600], [X + half + 10, 620]);
  callout(plate, '1', [240, 300], [X - 110, Number(stroke) + 18]);
  callout(plate, '2', [260, 480], [X - 70, 350]);
  figure(plate, [1090, 110]);
}
