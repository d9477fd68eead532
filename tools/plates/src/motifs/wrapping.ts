import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { boss, disc } from '../drawing/faces.ts';
import { num, pairs } from '../drawing/geometry.ts';
import { backdrop, floor } from '../drawing/ground.ts';
import { solidRect, surface, surfaceRect } from '../drawing/metal.ts';
import { motor, panel, roll } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

/** A flow wrapper: film folds round the goods, is welded below and cut between them. */
export function flowWrapper(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const round = random.chance(0.5);
  const belt = 480;
  backdrop(plate, 700);
  floor(plate, 700);
  surfaceRect(plate, 60, 530, 1080, 120, { gap: 10, edge: 2.4 });
  for (const x of [100, 560, 1040]) solidRect(plate, x, 650, 60, 50);
  for (let i = 0; i < 5; i++) plate.rect(110 + i * 205, 556, 160, 68, { fill: white, width: 1.6 });
  plate.rect(0, belt, 1200, 12, { fill: ink, stroke: null });
  for (let i = 0; i < 13; i++) roll(plate, [30 + i * 95, belt + 28], 16);
  const goods = (x: number, fill: string): void => {
    if (round)
      turned(plate, {
        at: [x - 46, belt - 30],
        profile: pairs([0, 20, 8, 29, 84, 29, 92, 20]),
        fill,
        edge: 1.8,
      });
    else plate.rect(x - 46, belt - 58, 92, 58, { fill, width: 2 });
  };
  for (let i = 0; i < 4; i++) {
    goods(70 + i * 116, mid);
    solidRect(plate, 12 + i * 116, belt - 44, 8, 44, line, 1);
  }
  const spool = random.int(92, 116);
  disc(plate, [350, 190], spool, { inner: 34, edge: 2.4, gap: 5 });
  boss(plate, [350, 190], 34, 0);
  roll(plate, [520, 130], 22);
  roll(plate, [570, 260], 22);
  plate.path(`M350 ${190 - spool}L520 108L592 260L500 ${belt - 66}`, { stroke: line, width: 3 });
  surface(plate, `M470 ${belt - 78}L540 ${belt - 150}H640V${belt - 4}H470z`, {
    gap: 6,
    edge: 2.2,
    fill: soft,
  });
  plate.rect(470, belt - 66, 730, 66, { fill: white, stroke: null, opacity: 0.6 });
  for (let i = 0; i < 3; i++) goods(560 + i * 116, mid);
  plate.path(`M540 ${belt - 66}H860M540 ${belt - 2}H860`, { stroke: line, width: 2.4 });
  for (const x of [680, 740]) {
    disc(plate, [x, belt + 36], 26, { inner: 8 });
    plate.circle([x, belt + 36], 8, { fill: line });
  }
  for (const y of [belt - 104, belt + 40]) {
    disc(plate, [880, y], 64, { inner: 26, edge: 2.4 });
    plate.circle([880, y], 26, { fill: line, width: 2 });
    for (const a of [0, 90, 180, 270])
      plate.placed([880, y], a, () => solidRect(plate, -13, -76, 26, 18, ink));
  }
  solidRect(plate, 876, belt - 36, 8, 24, line);
  for (let i = 0; i < 2; i++) {
    const x = 990 + i * 140;
    goods(x, mid);
    plate.path(`M${x - 62} ${belt - 32}l14 -32h96l14 32l-14 32h-96z`, {
      fill: white,
      width: 1.8,
      opacity: 0.8,
    });
    for (const side of [-1, 1])
      for (const n of [0, 6, 12])
        plate.line(
          [x + side * (62 - n), belt - 46 + n * 0.4],
          [x + side * (62 - n), belt - 18 - n * 0.4],
          { width: 1.6 },
        );
  }
  surfaceRect(plate, 800, 190, 160, 110, { gap: 7, edge: 2.2 });
  motor(plate, [880, 190], 84, 40, -90);
  panel(plate, 1020, 180, 120, 140);
  solidRect(plate, 1070, 320, 20, 70);
  dimension(plate, [990, 736], [1130, 736], String(random.int(90, 260)), [0, -210]);
  note(plate, `${random.int(20, 90) * 10}/MIN`, [690, 110], [830, belt - 120]);
  callout(plate, '1', [180, 130], [300, 190]);
  callout(plate, '2', [440, 330], [520, belt - 90]);
  figure(plate, [1100, 104]);
}

/** A stretch wrapper: the pallet turns, the film carriage climbs. */
export function stretchWrapper(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white, ink } = plate.tones;
  const carriage = random.int(250, 440);
  const rows = random.int(4, 5);
  const high = 380 / rows;
  backdrop(plate, 690);
  floor(plate, 690);
  surfaceRect(plate, 920, 84, 90, 606, { gap: 7, edge: 2.4 });
  cylinder(plate, 900, 100, 20, 580, { vertical: true });
  solidRect(plate, 880, 676, 170, 14);
  turned(plate, {
    at: [500, 640],
    angle: 90,
    profile: pairs([0, 310, 24, 310, 24, 220, 50, 220]),
    edge: 2.4,
  });
  solidRect(plate, 270, 590, 460, 14, line);
  for (const x of [276, 470, 664]) solidRect(plate, x, 604, 60, 24, mid);
  solidRect(plate, 270, 626, 460, 12, line);
  for (let r = 0; r < rows; r++) {
    const count = r % 2 ? 3 : 4;
    for (let i = 0; i < count; i++) {
      const width = 440 / count;
      const [x, y] = [280 + i * width, 590 - (r + 1) * high];
      surfaceRect(plate, x, y, width - 4, high - 4, {
        gap: 12,
        edge: 1.8,
        fill: (i + r) % 3 ? white : soft,
      });
      plate.rect(x + width / 2 - 12, y, 24, 22, { fill: line, width: 1 });
    }
  }
  const film = (y: number): void => {
    plate.path(`M272 ${num(y)}L728 ${num(y - 36)}V${num(y + 40)}L272 ${num(y + 76)}z`, {
      fill: mid,
      stroke: null,
      opacity: 0.42,
    });
    plate.path(`M272 ${num(y)}L728 ${num(y - 36)}M728 ${num(y + 40)}L272 ${num(y + 76)}`, {
      stroke: line,
      width: 1.4,
    });
  };
  for (let y = 520; y > carriage - 10; y -= 52) film(y);
  plate.path(`M728 ${carriage - 36}L852 ${carriage - 44}V${carriage + 46}L728 ${carriage + 40}z`, {
    fill: mid,
    width: 1.4,
    opacity: 0.8,
  });
  for (let i = 0; i < 6; i++)
    plate.line([728, carriage - 28 + i * 12], [852, carriage - 34 + i * 14], {
      stroke: line,
      width: 1,
    });
  surfaceRect(plate, 836, carriage - 74, 96, 150, { gap: 6, edge: 2.2 });
  cylinder(plate, 846, carriage - 56, 44, 112, { vertical: true, fill: mid });
  for (const x of [830, 816])
    cylinder(plate, x, carriage - 50, 12, 100, { vertical: true, edge: 1.4 });
  solidRect(plate, 826, carriage - 82, 116, 12, ink);
  panel(plate, 1030, 300, 110, 140);
  solidRect(plate, 1010, 350, 22, 20, ink);
  axis(plate, [500, 130], [500, 730]);
  plate.path('M400 714q100 26 200 0M586 706l18 6l-10 16', { width: 3, stroke: line });
  dimension(plate, [180, 210], [180, 590], String(random.int(12, 22) * 100), [90, 0]);
  note(plate, `${random.int(200, 300)}%`, [770, 160], [790, carriage - 30]);
  callout(plate, '1', [1090, 220], [912, 240]);
  callout(plate, '2', [120, 660], [210, 652]);
  figure(plate, [1100, 110]);
}
