import { type Detail, FIELD, Plate } from './drawing/plate.ts';
import { drawings, type Motif } from './motifs.ts';

export interface PlateRequest {
  readonly motif: Motif;
  readonly seed: number;
  readonly hue: number;
  /** 'small' is for pictures shown under 400 px wide: fewer, heavier lines and no lettering. */
  readonly detail?: Detail;
  /** Without its numbers and callouts, for pictures that are cropped or carry type. */
  readonly lettered?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** The same request always gives the same bytes. */
export function drawPlate({
  motif,
  seed,
  hue,
  detail = 'large',
  lettered = true,
  width = FIELD.width,
  height = FIELD.height,
}: PlateRequest): string {
  const plate = new Plate({ seed, hue, detail, lettered });
  plate.mirrored = plate.random.chance(0.35);
  drawings[motif](plate);
  return plate.toSvg(width, height);
}
