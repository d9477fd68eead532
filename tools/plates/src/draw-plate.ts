import { type Detail, FIELD, Plate, type View } from './drawing/plate.ts';
import { Random } from './drawing/random.ts';
import { drawings, type Motif } from './motifs.ts';

export interface PlateRequest {
  readonly motif: Motif;
  readonly seed: number;
  readonly hue: number;
  /** 'small' is for pictures shown under 400 px wide: fewer, heavier lines and no lettering. */
  readonly detail?: Detail;
  /** Without its numbers and callouts, for pictures that are cropped or carry type. */
  readonly lettered?: boolean;
  /** A close look at one part of the drawing, for a gallery's further pictures; never lettered. */
  readonly closer?: boolean;
  readonly width?: number;
  readonly height?: number;
}

const CLOSER = 0.62;

/** A cut-out near the middle, where every motif has its matter. */
function toCloserView(random: Random): View {
  const [width, height] = [FIELD.width * CLOSER, FIELD.height * CLOSER];
  return {
    x: Math.round((FIELD.width - width) * random.between(0.25, 0.75)),
    y: Math.round((FIELD.height - height) * random.between(0.3, 0.6)),
    width,
    height,
  };
}

/** The same request always gives the same bytes. */
export function drawPlate(request: PlateRequest): string {
  const { motif, seed, hue, detail = 'large', closer = false } = request;
  const { width = FIELD.width, height = FIELD.height } = request;
  const plate = new Plate({ seed, hue, detail, lettered: !closer && (request.lettered ?? true) });
  // Paper and cut-out are drawn from a chance of their own: the subject's must not depend on them.
  const sheet = new Random(seed + 0x9e37);
  const { ground, white, soft } = plate.tones;
  plate.ground = sheet.pick([ground, ground, white, soft]);
  plate.mirrored = plate.random.chance(0.35);
  drawings[motif](plate);
  return plate.toSvg(width, height, closer ? toCloserView(sheet) : undefined);
}
