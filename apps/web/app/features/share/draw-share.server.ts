import type { Picture } from '@ironbridge/domain';
import sharp from 'sharp';
import { shareSize } from './share-subject.ts';

const { width, height } = shareSize;
/** How many drawings may wait: more is a flood, and whoever comes later asks again. */
const mostWaiting = 24;

export interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly focal: Picture['focal'];
}

export function isDrawingBusy(): boolean {
  return sharp.counters().queue > mostWaiting;
}

/** Lays the words over the picture, or on nothing, as the JPEG that every network takes. */
export async function drawShare(card: string, picture?: ShownPicture): Promise<Uint8Array> {
  const words = Buffer.from(card);
  const ground = picture ? await crop(picture) : undefined;
  const drawn = ground ? sharp(ground).composite([{ input: words }]) : sharp(words);
  return drawn
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** What matters in it stays in the part above the words. */
async function crop({ bytes, focal }: ShownPicture): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: 50_000_000 }).rotate();
  const { width: ownWidth, height: ownHeight } = await image.metadata();
  const scale = Math.max(width / ownWidth, height / ownHeight);
  const [fullWidth, fullHeight] = [Math.ceil(ownWidth * scale), Math.ceil(ownHeight * scale)];
  const left = within((focal.x / 100) * fullWidth - width / 2, fullWidth - width);
  const top = within((focal.y / 100) * fullHeight - height / 3, fullHeight - height);
  return image
    .resize(fullWidth, fullHeight, { fit: 'fill' })
    .extract({ left, top, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function within(offset: number, most: number): number {
  return Math.round(Math.min(Math.max(0, offset), most));
}
