import { filePath, pictureRenditions } from '@ironbridge/domain';
import { env } from '../env.ts';
import { isNode } from '../publishing/lexical.ts';

/**
 * Made from the file's name when it is asked for: the address that was written down with a picture is of the host the
 * site had on that day. A picture too small to be made smaller is its own thumbnail.
 */
export function toThumbnail({ doc }: { doc: Record<string, unknown> }): string | null {
  const { filename, mimeType, sizes } = doc;
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return null;
  const smallest = isNode(sizes) ? sizes[pictureRenditions[0].name] : undefined;
  const file = isNode(smallest) ? (smallest['filename'] ?? filename) : filename;
  return typeof file === 'string' ? `${env.CN_ORIGIN}${filePath(file)}` : null;
}
