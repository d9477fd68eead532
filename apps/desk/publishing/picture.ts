import { type EditionId, filePath, type Picture, type PictureSource } from '@ironbridge/domain';
import type { Media } from '../payload-types.ts';
import { ownOrOther } from './language.ts';

/** The widest an original may be to be served as it is; above that the made widths do. */
const servedOriginal = 1600;

export function findPicture(media: Media | undefined, edition: EditionId): Picture | undefined {
  if (!media?.filename || !media.width || !media.height) return undefined;
  return {
    id: media.id,
    alt: ownOrOther(edition, media.alt_cn, media.alt_en),
    width: media.width,
    height: media.height,
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    sources: toSources(media, media.filename, media.width),
    ...(media.drawing ? { drawing: true } : {}),
  };
}

/** From the smallest to the widest; of two that are equally wide, the one that every browser knows comes last. */
function toSources(media: Media, filename: string, width: number): PictureSource[] {
  const sources = Object.values(media.sizes ?? {})
    .flatMap((size) =>
      size.filename && size.width ? [{ width: size.width, src: filePath(size.filename) }] : [],
    )
    .sort((a, b) => a.width - b.width || Number(isAvif(b)) - Number(isAvif(a)));
  const widest = sources.at(-1)?.width ?? 0;
  // Nothing is made wider than it came: a small original is the best there is, or the one that every browser knows.
  const isNeeded = width > widest || sources.every(isAvif);
  return isNeeded && (width <= servedOriginal || widest === 0)
    ? [...sources, { width, src: filePath(filename) }]
    : sources;
}

function isAvif({ src }: PictureSource): boolean {
  return src.endsWith('.avif');
}
