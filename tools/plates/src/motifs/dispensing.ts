import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boss, disc } from '../drawing/faces.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop, ruled } from '../drawing/ground.ts';
import { section, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { hopper } from '../drawing/parts.ts';
import { spring } from '../drawing/pipes.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** A lotion pump in its bottle, cut through spring, ball valve and dip tube. */
export function lotionPump(plate: Plate): void {
  const { random } = plate;
  const { white, line, mid, soft } = plate.tones;
  const X = 560;
  const press = random.pick([0, 26]);
  ruled(plate, 0, 800, 16, 10);
  const bottle = `M${X - 70} 330V356C${X - 70} 386 ${X - 210} 386 ${X - 210} 470V720H${X + 210}V470C${X + 210} 386 ${X + 70} 386 ${X + 70} 356V330z`;
  plate.path(bottle, { fill: white, width: 2.4 });
  plate.clip(bottle, () => {
    plate.rect(X - 220, 520, 440, 220, { fill: mid, stroke: null });
    plate.path(`M${X - 220} 520H${X + 220}`, { width: 2 });
    cylinder(plate, X - 210, 520, 420, 220, { vertical: true, fill: mid, edge: 0.1, coarse: 1.4 });
  });
  plate.path(bottle, { width: 7 });
  plate.path(bottle, { width: 4, stroke: soft });
  section(
    plate,
    `M${X - 100} 262H${X - 48}V300H${X - 70}V352H${X - 100}zM${X + 100} 262H${X + 48}V300H${X + 70}V352H${X + 100}z`,
    { gap: 6, edge: 2 },
  );
  section(
    plate,
    `M${X - 58} 300H${X - 34}V520L${X - 14} 548V600H${X - 28}V556L${X - 58} 528zM${X + 58} 300H${X + 34}V520L${X + 14} 548V600H${X + 28}V556L${X + 58} 528z`,
    { angle: -45, gap: 6, edge: 1.8 },
  );
  plate.rect(X - 34, 320, 68, 200, { fill: soft, stroke: null });
  cylinder(plate, X - 12, 590, 24, 124, { vertical: true });
  spring(plate, [X, 380 + press], [X, 508], 28, random.int(6, 8), 5);
  disc(plate, [X, 528], 19, { gap: 4 });
  solidRect(plate, X - 34, 356 + press, 68, 24, line);
  cylinder(plate, X - 16, 176 + press, 32, 184, { vertical: true });
  surface(
    plate,
    `M${X - 64} ${176 + press}V${120 + press}Q${X - 64} ${98 + press} ${X - 40} ${98 + press}H${X + 200}C${X + 260} ${98 + press} ${X + 280} ${130 + press} ${X + 280} ${172 + press}L${X + 250} ${176 + press}C${X + 250} ${146 + press} ${X + 236} ${134 + press} ${X + 200} ${134 + press}H${X + 64}V${176 + press}z`,
    { angle: 0, gap: 6, edge: 2.4 },
  );
  plate.path(`M${X + 250} ${186 + press}q15 26 15 40a15 15 0 0 1 -30 0q0 -14 15 -40z`, {
    fill: line,
    width: 1.6,
  });
  axis(plate, [X, 70], [X, 770]);
  note(plate, `${random.int(1, 4)}.${random.int(0, 9)} ML`, [1010, 300], [X + 256, 232 + press]);
  dimension(plate, [300, 98 + press], [300, 352], String(random.int(48, 72)), [30, 0]);
  callout(plate, '1', [800, 440], [X + 20, 440]);
  callout(plate, '2', [800, 560], [X + 12, 530]);
  figure(plate, [1096, 110]);
}

function drawTube(plate: Plate, x: number, filled: number, sealed: boolean): void {
  const { white, line, mid, ink } = plate.tones;
  const [top, bottom] = [360, 590];
  const d = sealed
    ? `M${x - 8} ${top}H${x + 8}L${x + 46} ${bottom - 20}L${x + 30} ${bottom}H${x - 30}L${x - 46} ${bottom - 20}z`
    : `M${x - 46} ${top}H${x + 46}V${bottom - 20}L${x + 30} ${bottom}H${x - 30}L${x - 46} ${bottom - 20}z`;
  plate.path(d, { fill: white, stroke: null });
  plate.clip(d, () => {
    if (!sealed && filled > 0)
      plate.rect(x - 50, bottom - (bottom - top - 20) * filled, 100, 300, {
        fill: mid,
        width: 1.4,
      });
    if (sealed) {
      plate.rect(x - 50, 460, 100, 70, { fill: line, stroke: null });
      plate.path(`M${x - 24} 482h48M${x - 24} 498h48M${x - 24} 514h30`, {
        stroke: white,
        width: 3,
      });
    }
    let lines = '';
    for (let t = -42; t < 46; t += (t < -20 ? 6 : t < 10 ? 14 : 5) * plate.grain)
      lines += `M${num(sealed ? x + t * 0.18 : x + t)} ${top}L${x + t} ${bottom}`;
    plate.path(lines, { width: 0.75 });
  });
  plate.path(d, { width: 2 });
  if (sealed) plate.path(`M${x - 26} ${top - 4}h52v22h-52z`, { fill: white, width: 1.8 });
  solidRect(plate, x - 26, bottom, 52, 34, ink);
  surfaceRect(plate, x - 54, bottom - 6, 14, 52, { gap: 5 });
  surfaceRect(plate, x + 40, bottom - 6, 14, 52, { gap: 5 });
}

/** Tubes standing on their caps pass under dosing nozzle and sealing jaws. */
export function tubeFiller(plate: Plate): void {
  const { random } = plate;
  const { line, mid } = plate.tones;
  backdrop(plate, 640);
  surfaceRect(plate, 0, 96, FIELD.width, 40, { angle: 0, gap: 8, edge: 2.2 });
  const fill = 480;
  hopper(plate, [fill, 136], 60, 230, 100, 4);
  turned(plate, {
    at: [fill, 136],
    angle: 90,
    profile: pairs([0, 60, 70, 60, 70, 34, 120, 34, 120, 18, 300, 18]),
    edge: 2.2,
  });
  solidRect(plate, fill - 92, 160, 34, 24, line);
  plate.rect(fill - 8, 436, 16, 90, { fill: mid, stroke: null });
  for (let i = 0; i < 7; i++)
    drawTube(plate, 120 + i * 180, i === 2 ? 0.45 : i > 2 ? 0.86 : 0, i > 4);
  for (const x of [840]) {
    cylinder(plate, x - 18, 136, 36, 110, { vertical: true });
    surface(plate, `M${x - 110} 246L${x + 110} 246L${x + 110} 280L${x - 110} 280z`, {
      angle: 0,
      gap: 6,
    });
    for (const side of [-1, 1])
      section(plate, `M${x + side * 12} 340h${side * 70}v60h${side * -70}z`, {
        gap: 7,
        angle: side * 45,
      });
    for (const side of [-1, 1])
      cylinder(plate, x + side * 62 - 10, 280, 20, 66, { vertical: true });
  }
  surfaceRect(plate, 0, 636, FIELD.width, 40, { gap: 20, shade: 1.2, edge: 2.2 });
  for (let x = 60; x < FIELD.width; x += 180) boss(plate, [x - 30, 716], 32, 6);
  axis(plate, [fill, 60], [fill, 660]);
  axis(plate, [840, 100], [840, 660]);
  dimension(plate, [660, 700], [840, 700], String(random.int(70, 130)), [0, -24]);
  callout(plate, '1', [620, 210], [fill + 40, 190]);
  callout(plate, '2', [1010, 310], [900, 370]);
  figure(plate, [1096, 176]);
  plate.path(`M200 330h90m-16 -9l16 9l-16 9`, { stroke: line, width: 2.2 });
}
