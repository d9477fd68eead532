import type { Point } from '../drawing/geometry.ts';
import { solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder } from '../drawing/turned.ts';

function drawShelf(plate: Plate, y: number): void {
  const { line, mid, white } = plate.tones;
  solidRect(plate, 330, y, 544, 14, line);
  for (let x = 356; x < 840; ) {
    const width = Math.min(plate.random.int(60, 130), 846 - x);
    const height = plate.random.int(50, 92);
    const fill = plate.random.chance(0.3) ? mid : white;
    plate.rect(x, y - height, width, height, { fill, width: 1.8 });
    const seam = x + width / 2;
    plate.line([seam, y - height], [seam, y - height + 22], { width: 3, stroke: line });
    x += width + 6;
  }
}

function drawRack(plate: Plate): void {
  for (const x of [330, 856]) surfaceRect(plate, x, 110, 18, 586, { gap: 4, edge: 1.8 });
  for (const y of [232, 350, 468]) drawShelf(plate, y);
  solidRect(plate, 330, 482, 544, 20, plate.tones.ink);
}

function drawPallet(plate: Plate): void {
  const { line, mid } = plate.tones;
  solidRect(plate, 320, 470, 560, 14, line);
  for (const x of [330, 574, 816]) solidRect(plate, x, 484, 54, 26, mid);
  solidRect(plate, 320, 506, 560, 10, line);
}

function drawSacks(plate: Plate): void {
  const { white, soft } = plate.tones;
  drawPallet(plate);
  const places = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((i): Point => [330 + i * 182 + (row % 2 ? 8 : -4), 470 - row * 78]),
  );
  for (const [n, [x, y]] of places.entries()) {
    const sack = `M${x} ${y - 38}q0 -36 36 -36h104q36 0 36 36v4q0 34 -36 34h-104q-36 0 -36 -34z`;
    surface(plate, sack, { gap: 10, angle: 20, edge: 2, fill: n % 2 ? soft : white });
    plate.line([x + 28, y - 66], [x + 28, y - 8], { width: 1.4, dash: '5 4' });
  }
}

function drawCasting(plate: Plate): void {
  drawPallet(plate);
  cylinder(plate, 400, 280, 400, 190);
  for (const x of [420, 560, 700]) surfaceRect(plate, x, 262, 60, 208, { gap: 5, shade: 0.8 });
  surfaceRect(plate, 510, 190, 180, 92, { gap: 7 });
  for (const x of [550, 600, 650])
    plate.circle([x, 236], 18, { fill: plate.tones.line, width: 1.8 });
}

/** What a carrier bears: a rack of boxes, a pallet of sacks or a machined casting. */
export function drawLoad(plate: Plate): void {
  plate.random.pick([drawRack, drawSacks, drawCasting])(plate);
}
