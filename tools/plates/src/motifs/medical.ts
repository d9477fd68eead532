import { axis, axisCross, dimension, figure, note } from '../drawing/annotate.ts';
import { disc } from '../drawing/faces.ts';
import { num, type Point, pairs, polar, toDegrees } from '../drawing/geometry.ts';
import { backdrop } from '../drawing/ground.ts';
import { section, sectionRect, solidRect, surfacePoints, surfaceRect } from '../drawing/metal.ts';
import { FIELD, type Plate } from '../drawing/plate.ts';
import { turned } from '../drawing/turned.ts';

/** A prefilled syringe, cut along its barrel, above its needle shield. */
export function syringe(plate: Plate): void {
  const { random } = plate;
  const { mid, soft, white, line, ink } = plate.tones;
  backdrop(plate);
  plate.placed([600, 360], random.pick([-12, -8, 8]), () => {
    const push = random.int(-60, 60);
    section(plate, 'M-330 -78H260V-58H-330zM-330 78H260V58H-330z', { gap: 7, edge: 2.2 });
    section(
      plate,
      'M-330 -78C-380 -78 -386 -30 -420 -26V-12H-396C-376 -20 -360 -58 -330 -58zM-330 78C-380 78 -386 30 -420 26V12H-396C-376 20 -360 58 -330 58z',
      { gap: 7, edge: 2.2, angle: -45 },
    );
    plate.path(
      `M-330 -58H${push}V58H-330C-360 58 -376 20 -396 12V-12C-376 -20 -360 -58 -330 -58z`,
      { fill: mid, width: 1.6 },
    );
    plate.rect(push, -58, 260 - push, 116, { fill: white, stroke: null });
    for (let i = 0; i < 14; i++)
      plate.line([-300 + i * 36, -58], [-300 + i * 36, i % 5 ? -40 : -24], {
        stroke: line,
        width: 1.6,
      });
    turned(plate, {
      at: [push, 0],
      profile: pairs([
        0, 4, 10, 56, 22, 58, 22, 50, 40, 50, 40, 58, 60, 58, 60, 50, 76, 50, 76, 58, 92, 58,
      ]),
      edge: 2,
      fill: soft,
    });
    turned(plate, {
      at: [push + 92, 0],
      profile: pairs([0, 20, 330, 20, 330, 66, 352, 66]),
      edge: 2,
    });
    surfacePoints(plate, pairs([250, -120, 278, -120, 278, 120, 250, 120]), { gap: 5, edge: 2.2 });
    turned(plate, {
      at: [-420, 0],
      angle: 180,
      profile: pairs([0, 26, 26, 22, 26, 14, 60, 9, 60, 4, 210, 4, 222, 1]),
      edge: 1.8,
    });
    axis(plate, [-680, 0], [560, 0]);
    dimension(
      plate,
      [-330, 140],
      [250, 140],
      `${random.pick(['1.0', '2.25', '5.0'])} ML`,
      [0, -60],
    );
  });
  plate.placed([600, 640], 0, () => {
    turned(plate, {
      at: [-330, 0],
      profile: pairs([0, 18, 20, 26, 190, 30, 190, 40, 260, 44]),
      edge: 2,
    });
    turned(plate, {
      at: [40, 0],
      profile: pairs([0, 44, 16, 52, 90, 52, 90, 36, 110, 36]),
      edge: 2,
      fill: mid,
    });
    disc(plate, [300, 0], 52, { inner: 18 });
    plate.circle([300, 0], 18, { fill: line, width: 1.8 });
    plate.circle([300, 0], 5, { fill: ink, stroke: null });
    axisCross(plate, [300, 0], 72);
  });
  figure(plate, [1096, 108]);
}

/** A tomography gantry from the front, its ring of detectors laid open. */
export function gantry(plate: Plate): void {
  const { random } = plate;
  const { soft, mid, white, line, ink } = plate.tones;
  const centre: Point = [540, 376];
  backdrop(plate, 700);
  plate.rect(0, 700, FIELD.width, 100, { fill: plate.hatch(-45, 12, 0.9), stroke: null });
  plate.line([0, 700], [FIELD.width, 700], { width: 2.4 });
  surfacePoints(plate, pairs([300, 700, 330, 640, 750, 640, 780, 700]), { gap: 8, edge: 2.2 });
  plate.circle([centre[0] + 7, centre[1] + 9], 308, { fill: ink, stroke: null });
  disc(plate, centre, 306, { inner: 264, edge: 2.6, gap: 6 });
  plate.circle(centre, 262, { fill: soft, width: 2 });
  const source = random.between(-2.1, -1.0);
  const tube = polar(centre, 214, source);
  const [a, b] = [
    polar(centre, 236, source + Math.PI - 0.62),
    polar(centre, 236, source + Math.PI + 0.62),
  ];
  plate.polygon([tube, a, b], { fill: mid, stroke: line, width: 1, dash: '10 6' });
  const cells = plate.large ? 34 : 18;
  for (let i = 0; i < cells; i++) {
    const angle = source + Math.PI - 0.62 + (1.24 * i) / (cells - 1);
    plate.placed(polar(centre, 240, angle), toDegrees(angle), () =>
      plate.rect(-10, -5, 28, 10 * (plate.large ? 0.8 : 1.4), {
        fill: i % 2 ? line : white,
        width: 1.1,
      }),
    );
  }
  plate.placed(tube, toDegrees(source), () => {
    surfaceRect(plate, -36, -52, 80, 104, { gap: 7, edge: 2.2 });
    solidRect(plate, -46, -16, 22, 32, line);
  });
  for (const shift of [1.4, 2.0, -1.4, -2.0]) {
    plate.placed(polar(centre, 216, source + shift), toDegrees(source + shift), () =>
      sectionRect(plate, -26, -34, 52, 68, { gap: 8 }),
    );
  }
  plate.circle(centre, 140, { fill: white, width: 2.4 });
  plate.circle(centre, 122, { fill: soft, width: 1.6 });
  plate.path(
    `M${centre[0] - 96} ${centre[1] + 58}Q${centre[0]} ${centre[1] + 92} ${centre[0] + 96} ${centre[1] + 58}L${centre[0] + 76} ${centre[1] + 86}Q${centre[0]} ${centre[1] + 112} ${centre[0] - 76} ${centre[1] + 86}z`,
    { fill: white, width: 2 },
  );
  plate.path(
    `M${centre[0] - 66} ${centre[1] + 58}C${centre[0] - 74} ${centre[1] - 40} ${centre[0] + 74} ${centre[1] - 40} ${centre[0] + 66} ${centre[1] + 58}Q${centre[0]} ${centre[1] + 80} ${centre[0] - 66} ${centre[1] + 58}z`,
    { fill: mid, width: 2 },
  );
  axisCross(plate, centre, 340);
  surfaceRect(plate, 920, 300, 180, 250, { gap: 10, edge: 2.2 });
  plate.rect(940, 322, 140, 96, { fill: ink, width: 1.6 });
  for (let i = 0; i < 5; i++) plate.circle([1010, 370], 8 + i * 9, { stroke: mid, width: 1.2 });
  for (let i = 0; i < 6; i++)
    plate.rect(942 + (i % 3) * 48, 440 + Math.floor(i / 3) * 40, 38, 26, {
      fill: i === 0 ? line : white,
      width: 1.3,
    });
  surfaceRect(plate, 986, 550, 48, 150, { gap: 6 });
  plate.path(
    `M${num(centre[0] + 330 * Math.cos(-0.6))} ${num(centre[1] + 330 * Math.sin(-0.6))}A330 330 0 0 0 ${num(centre[0] + 330 * Math.cos(-1.1))} ${num(centre[1] + 330 * Math.sin(-1.1))}`,
    { stroke: line, width: 2 },
  );
  note(plate, `Ø${random.pick([70, 78, 82])}0`, [970, 200], polar(centre, 122, -0.5));
  figure(plate, [1096, 108]);
}
