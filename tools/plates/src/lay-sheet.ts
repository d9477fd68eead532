import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

export interface Sheet {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly out: string;
}

const GAP = 8;

/** Lays drawings side by side on one picture, to be looked at. */
export async function laySheet(
  drawings: readonly string[],
  { columns, width, height, out }: Sheet,
): Promise<void> {
  const pictures = await Promise.all(
    drawings.map(async (svg, i) => ({
      input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
      left: (i % columns) * (width + GAP),
      top: Math.floor(i / columns) * (height + GAP),
    })),
  );
  await mkdir(dirname(out), { recursive: true });
  await sharp({
    create: {
      width: columns * (width + GAP) - GAP,
      height: Math.ceil(drawings.length / columns) * (height + GAP) - GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(pictures)
    .png()
    .toFile(out);
}
