import { axis, callout, dimension, figure, note } from '../drawing/annotate.ts';
import { arcPath, num, openPath, type Point, pairs, polar, traced } from '../drawing/geometry.ts';
import { backdrop, squared } from '../drawing/ground.ts';
import { section } from '../drawing/metal.ts';
import { ball } from '../drawing/parts.ts';
import type { Plate } from '../drawing/plate.ts';
import { cylinder, turned } from '../drawing/turned.ts';

const HEAD: Point = [470, 258];

/** The bone the implant sits in, as a faint cut. */
function drawThigh(plate: Plate): void {
  const { mid, white } = plate.tones;
  plate.path(
    'M560 330C640 250 760 220 800 300C820 350 780 400 770 470L760 800H590L580 520C560 450 540 400 560 330z',
    { fill: white, width: 1.8, stroke: mid },
  );
  plate.path('M600 800V520C590 470 580 430 600 380M744 800L750 480C760 420 790 380 776 320', {
    stroke: mid,
    width: 1.4,
    dash: '12 6',
  });
}

/** The stem's rough coat, into which bone grows: beads, grooves or blasted metal. */
function drawCoat(plate: Plate, kind: number): void {
  const { mid, line } = plate.tones;
  for (let y = 330; y < (kind === 2 ? 560 : 470); y += 13)
    for (let x = 600; x < 730; x += 13) {
      if (kind === 0) plate.circle([x + (y % 26 ? 6 : 0), y], 3.6, { fill: mid, width: 0.9 });
      else plate.line([x, y], [x + 9, y + (kind === 1 ? 0 : 7)], { stroke: line, width: 2 });
    }
}

/** A hip joint drawn in its bone: cup, head, neck and stem. */
export function hipJoint(plate: Plate): void {
  const { random } = plate;
  const { line, mid, white, ink } = plate.tones;
  const r = random.pick([70, 78, 86]);
  squared(plate, random.pick([20, 24]));
  drawThigh(plate);
  const tilt = -2.36;
  const cup = (outer: number, inner: number): string => {
    const [a, b] = [tilt - Math.PI / 2, tilt + Math.PI / 2];
    return `${arcPath(HEAD, outer, a, b)}L${polar(HEAD, inner, b).map(num).join(' ')}${arcPath(HEAD, inner, b, a).replace('M', 'L')}z`;
  };
  section(plate, cup(r + 66, r + 38), { gap: 8, edge: 2.4 });
  for (let i = 0; i <= 26; i++) {
    const a = tilt - Math.PI / 2 + (i / 26) * Math.PI;
    plate.circle(polar(HEAD, r + 70, a), 6, { fill: i % 3 ? white : mid, width: 1.3 });
  }
  section(plate, cup(r + 38, r + 2), { gap: 12, angle: -45, edge: 2, fill: mid });
  turned(plate, {
    at: HEAD,
    angle: 34,
    profile: pairs([30, 26, 120, 22, 190, 34, 236, 44]),
    edge: 2.2,
  });
  const stem =
    'M600 352L700 300Q730 300 726 340L704 470L684 690Q678 716 666 690L632 470Q620 400 600 352z';
  plate.path(stem, { fill: white, width: 2.4 });
  plate.clip(stem, () => {
    for (let i = 0; i < 22 / plate.grain; i++) {
      const k = (i * plate.grain) / 22;
      const x = 726 - 70 * k ** 1.8;
      plate.path(
        `M${num(x)} 300C${num(x + 4)} 420 ${num(684 - 14 * k)} 520 ${num(680 - 10 * k)} 720`,
        { width: 1.2 - 0.8 * k },
      );
    }
    plate.path('M606 300L640 470L670 720', { width: 1 });
    drawCoat(plate, random.int(0, 2));
  });
  plate.path(stem, { width: 2.6 });
  plate.circle([698, 330], 9, { fill: ink });
  ball(plate, HEAD, r);
  plate.line(polar(HEAD, 180, tilt), polar(HEAD, 400, tilt + Math.PI), {
    stroke: line,
    width: 0.9,
    dash: '22 5 4 5',
  });
  axis(plate, [670, 250], [672, 770]);
  const centre: Point = [1000, 560];
  plate.circle(centre, 112, { fill: white, width: 2 });
  for (let i = 0; i < 5; i++)
    for (let n = 0; n < 6 + i * 5; n++)
      plate.circle(polar(centre, 14 + i * 21, (n / (6 + i * 5)) * 6.283 + i), 5 + (n % 3), {
        fill: n % 4 ? mid : white,
        width: 1,
      });
  plate.circle(centre, 112, { width: 3 });
  plate.line([900, 510], [712, 420], { stroke: line, width: 0.9 });
  note(plate, `Ø${random.pick([28, 32, 36])}`, [230, 470], polar(HEAD, r, 2.6));
  note(plate, `${random.int(125, 135)}°`, [840, 190], [600, 318]);
  dimension(plate, [850, 330], [850, 704], String(random.int(110, 160)), [-150, 0]);
  callout(plate, '1', [250, 200], polar(HEAD, r + 52, tilt - 0.7));
  callout(plate, '2', [330, 600], polar(HEAD, r + 20, 2.36 + 0.1));
  figure(plate, [1096, 106]);
}

const Y = 400;

/** One ring of struts round the balloon: near side heavy, far side light. */
function drawRing(
  plate: Plate,
  x: number,
  width: number,
  crowns: number,
  radius: (x: number) => number,
  turn: number,
): void {
  const side = (front: boolean): Point[][] => {
    const runs: Point[][] = [[]];
    for (const [px, angle] of traced(crowns * 8, (t) => {
      const phase = (t * crowns) % 1;
      return [x + width * Math.abs(phase * 2 - 1), t * Math.PI * 2 + turn];
    })) {
      if (Math.cos(angle) > 0 === front) runs.at(-1)?.push([px, Y + radius(px) * Math.sin(angle)]);
      else if (runs.at(-1)?.length) runs.push([]);
    }
    return runs.filter((run) => run.length > 1);
  };
  for (const run of side(true)) {
    plate.path(openPath(run), { width: 8, round: true });
    plate.path(openPath(run), { width: 4.6, stroke: plate.tones.white, round: true });
  }
}

/** A stent half opened by its balloon, inside a narrowed vessel. */
export function stent(plate: Plate): void {
  const { random } = plate;
  const { line, mid, soft, white } = plate.tones;
  const crowns = random.pick([6, 8, 10]);
  const wide = random.int(128, 150);
  backdrop(plate);
  const radius = (x: number): number => {
    const k = Math.min(1, Math.max(0, (x - 250) / 190)) * Math.min(1, Math.max(0, (950 - x) / 190));
    return 34 + (wide - 34) * (k * k * (3 - 2 * k));
  };
  const wall = (grow: number, flip: number): string => {
    const edge = traced(48, (t) => {
      const x = t * 1200;
      return [x, Y + flip * (196 + grow + 8 * Math.sin(x / 90))];
    });
    return openPath(edge);
  };
  for (const flip of [-1, 1]) {
    const outer = wall(56, flip);
    const inner = traced(48, (t): Point => {
      const x = 1200 - t * 1200;
      const plaque = 40 * Math.exp(-(((x - 600) / 210) ** 2));
      return [x, Y + flip * (196 - plaque + 8 * Math.sin(x / 90))];
    });
    section(plate, `${outer}${openPath(inner).replace('M', 'L')}z`, {
      gap: 10,
      edge: 2,
      angle: flip * 30,
    });
    plate.path(wall(30, flip), { stroke: mid, width: 4 });
  }
  cylinder(plate, -10, Y - 15, 1130, 30);
  turned(plate, { at: [1120, Y], profile: pairs([0, 15, 26, 12, 44, 3]), edge: 1.8, fill: line });
  const profile = traced(
    40,
    (t): Point => [210 + t * 780, Math.max(15, radius(210 + t * 780) - 8)],
  );
  turned(plate, {
    at: [0, Y],
    profile: [[190, 15], ...profile, [1010, 15]],
    fill: soft,
    edge: 0.6,
    coarse: 1.8,
  });
  for (const x of [300, 886]) plate.rect(x, Y - 15, 14, 30, { fill: line, width: 1.4 });
  const rings = 9;
  const width = 560 / rings;
  for (let i = 0; i < rings; i++)
    drawRing(plate, 320 + i * width, width * 0.96, crowns, radius, (i % 2) * (Math.PI / crowns));
  for (let i = 1; i < rings; i++) {
    const x = 320 + i * width;
    for (const a of [-0.9, 0, 0.9])
      plate.circle([x - 1, Y + radius(x) * Math.sin(a)], 5, { fill: line, width: 1.4 });
  }
  plate.rect(0, Y - 4, 60, 8, { fill: white, width: 1.2 });
  axis(plate, [20, Y], [1190, Y]);
  dimension(plate, [320, 716], [880, 716], String(random.int(12, 38)), [0, -110]);
  note(plate, `Ø${random.int(25, 45) / 10}`, [1040, 96], [840, Y - radius(840)]);
  callout(plate, '1', [180, 90], [420, Y - radius(420) + 6]);
  figure(plate, [110, 730]);
}
