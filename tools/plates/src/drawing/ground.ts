import { num } from './geometry.ts';
import { FIELD, type Plate } from './plate.ts';

/** Ruled sky: lines across the field whose spacing drifts from one gap to another. */
export function ruled(
  plate: Plate,
  top: number,
  bottom: number,
  first: number,
  last: number,
  stroke = plate.tones.mid,
): void {
  let d = '';
  for (let y = top; y < bottom; ) {
    d += `M0 ${num(y)}H${FIELD.width}`;
    y += (first + ((last - first) * (y - top)) / (bottom - top)) * plate.grain;
  }
  plate.path(d, { stroke, width: 0.8, opacity: 0.75 });
}

/** Squared paper with a heavier line at every fifth. */
export function squared(plate: Plate, gap = 20): void {
  const step = gap * (plate.large ? 1 : 2);
  let [light, heavy] = ['', ''];
  for (let x = 0, i = 0; x <= FIELD.width; x += step, i++) {
    if (i % 5) light += `M${num(x)} 0V${FIELD.height}`;
    else heavy += `M${num(x)} 0V${FIELD.height}`;
  }
  for (let y = 0, i = 0; y <= FIELD.height; y += step, i++) {
    if (i % 5) light += `M0 ${num(y)}H${FIELD.width}`;
    else heavy += `M0 ${num(y)}H${FIELD.width}`;
  }
  plate.path(light, { stroke: plate.tones.soft, width: 0.8 });
  plate.path(heavy, { stroke: plate.tones.mid, width: 0.7, opacity: 0.7 });
}

/** A toned field with fine slanting lines, for plan views that have no up or down. */
export function shaded(plate: Plate, angle = 45, gap = 11): void {
  plate.rect(0, 0, FIELD.width, FIELD.height, { fill: plate.tones.soft, stroke: null });
  plate.rect(0, 0, FIELD.width, FIELD.height, {
    fill: plate.hatch(angle, gap, 0.8, plate.tones.ground),
    stroke: null,
  });
}

/** One of the quiet backgrounds, by chance: neighbours in a list should not look stamped. */
export function backdrop(plate: Plate, floor: number = FIELD.height): void {
  const kind = plate.random.int(0, 3);
  if (kind === 0) ruled(plate, 0, floor, 24, 9);
  else if (kind === 1) ruled(plate, 0, floor, 10, 22);
  else if (kind === 2) squared(plate);
  else ruled(plate, 0, floor, 13, 13);
}

/** The shop floor in section. */
export function floor(plate: Plate, y: number): void {
  const height = FIELD.height - y;
  plate.rect(0, y, FIELD.width, height, { fill: plate.tones.white, stroke: null });
  plate.rect(0, y, FIELD.width, height, { fill: plate.hatch(-45, 12, 0.9), stroke: null });
  plate.line([0, y], [FIELD.width, y], { width: 2.4 });
}
