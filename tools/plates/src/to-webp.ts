import sharp from 'sharp';

// librsvg draws at 72 dpi for an SVG's own size; a plate is drawn at the width asked for, never enlarged.
const DOTS_PER_INCH = 72;

export async function toWebp(svg: string, width: number): Promise<Buffer> {
  const own = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1]);
  if (!Number.isFinite(own) || own <= 0) throw new Error('The drawing has no width.');
  return sharp(Buffer.from(svg), { density: (DOTS_PER_INCH * width) / own })
    .resize({ width })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
