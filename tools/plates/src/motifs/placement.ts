import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { arcPath, num, pairs, TAU } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { sectionRect, solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { roll } from '../drawing/parts.ts';
import { spring } from '../drawing/pipes.ts';
import type { Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

/** A chip or passive standing on its legs or balls. */
function drawComponent(plate: Plate, x: number, y: number, width: number, kind: number): void {
  const { line, white, mid } = plate.tones;
  if (kind === 0) {
    solidRect(plate, x - width / 2, y - 24, width, 20);
    for (let i = 0; i < 5; i++)
      plate.circle([x - width / 2 + ((i + 0.5) * width) / 5, y - 3], 4, { fill: white, width: 1 });
  } else if (kind === 1) {
    solidRect(plate, x - width * 0.4, y - 26, width * 0.8, 20);
    for (const side of [-1, 1])
      plate.path(
        `M${num(x + side * width * 0.4)} ${y - 16}h${side * 9}l${side * 3} 14h${side * 10}`,
        { width: 2.6 },
      );
  } else {
    solidRect(plate, x - width * 0.3, y - 22, width * 0.6, 20, mid);
    for (const side of [-1, 1]) solidRect(plate, x + side * width * 0.3 - 7, y - 22, 14, 20, line);
  }
}

function drawNozzle(plate: Plate, x: number, reach: number, kind: number | undefined): void {
  turned(plate, {
    at: [x, 190],
    angle: 90,
    profile: pairs([0, 24, 70, 24, 70, 15, 120, 15]),
    edge: 1.8,
  });
  spring(plate, [x, 306], [x, 350 + reach * 0.4], 17, 6, 4);
  turned(plate, {
    at: [x, 350 + reach * 0.4],
    angle: 90,
    profile: pairs([0, 22, 22, 22, 22, 13, 60 + reach * 0.6, 11, 76 + reach * 0.6, 5]),
    edge: 1.8,
  });
  solidRect(plate, x - 16, 222, 32, 12, plate.tones.line, 1.3);
  if (kind !== undefined) drawComponent(plate, x, 450 + reach, 66, kind);
}

/** A placement head: nozzles take parts from tape and set them on the board. */
export function placementHead(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, soft, ink } = plate.tones;
  const nozzles = random.int(4, 6);
  const down = random.int(0, nozzles - 1);
  backdrop(plate, 640);
  surfaceRect(plate, 0, 70, 1200, 52, { angle: 0, gap: 8, edge: 2.4 });
  for (const y of [84, 108]) solidRect(plate, 0, y, 1200, 5, line, 0.8);
  const left = 470;
  surface(plate, `M${left} 96H1080V210H1060V240H${left + 20}V210H${left}z`, { gap: 9, edge: 2.4 });
  solidRect(plate, left + 30, 120, 130, 40, line);
  for (let i = 0; i < 6; i++)
    plate.circle([left + 250 + i * 46, 142], 11, { fill: i === down ? line : white, width: 1.6 });
  const pitch = 540 / nozzles;
  for (let i = 0; i < nozzles; i++)
    drawNozzle(
      plate,
      left + 36 + (i + 0.5) * pitch,
      i === down ? 116 : 0,
      i < down ? undefined : (i * 2 + down) % 3,
    );
  const reel = 128;
  plate.circle([150, 400], reel, { fill: white, width: 2.4 });
  for (let r = reel - 10; r > 70; r -= 7 * plate.grain)
    plate.path(arcPath([150, 400], r, 0, TAU - 0.001), { width: 1.6, stroke: line });
  for (let i = 0; i < 5; i++)
    plate.path(arcPath([150, 400], 46, (i * TAU) / 5, (i * TAU) / 5 + 0.7), {
      width: 16,
      stroke: mid,
    });
  roll(plate, [150, 400], 24);
  plate.path('M150 528C240 540 260 560 300 560H440', { width: 9 });
  plate.path('M150 528C240 540 260 560 300 560H440', { width: 5, stroke: soft });
  for (let x = 300; x < 440; x += 28) solidRect(plate, x, 548, 18, 10, ink, 1);
  surface(plate, 'M260 572H440V640H300z', { gap: 6, edge: 2.2 });
  roll(plate, [420, 604], 22);
  plate.rect(480, 566, 720, 16, { fill: line, width: 2 });
  for (let x = 500; x < 1200; x += 60) plate.rect(x, 582, 26, 5, { fill: white, width: 1 });
  for (let i = 0; i < 9; i++) {
    const x = 530 + i * 76;
    if (Math.abs(x - (left + 36 + (down + 0.5) * pitch)) > 70)
      drawComponent(plate, x, 566, random.int(40, 70), random.int(0, 2));
  }
  sectionRect(plate, 470, 590, 730, 26, { gap: 7 });
  for (let i = 0; i < 8; i++) roll(plate, [510 + i * 94, 650], 26);
  surfaceRect(plate, 0, 680, 1200, 120, { angle: 0, gap: 10, edge: 2.2 });
  const x = left + 36 + (down + 0.5) * pitch;
  axis(plate, [x, 80], [x, 630]);
  dimension(
    plate,
    [x, 716],
    [x + (down < nozzles - 1 ? pitch : -pitch), 716],
    String(random.int(9, 24)),
    [0, -120],
  );
  note(plate, `±${random.int(15, 40)} UM`, [380, 470], [x - 6, 560]);
  callout(plate, '1', [330, 330], [150, 400]);
  callout(plate, '2', [400, 200], [left + 20, 200]);
  figure(plate, [110, 180]);
}
