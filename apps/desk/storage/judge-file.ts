import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { findMostBytes, mediaTypes, mostPixels } from './file-rules.ts';

export type Judgement =
  | { readonly allowed: true; readonly mime: string; readonly ending: string }
  | { readonly allowed: false; readonly why: 'type' | 'size' | 'pixels' | 'broken' | 'markup' };

/** Judges a file by its bytes: neither its name nor the type the sender claims is looked at. Decodes nothing. */
export async function judgeFile(
  bytes: Buffer,
  allowedTypes: ReadonlyMap<string, string> = mediaTypes,
): Promise<Judgement> {
  const found = await fileTypeFromBuffer(bytes);
  const ending = found ? allowedTypes.get(found.mime) : undefined;
  if (found === undefined || ending === undefined) return { allowed: false, why: 'type' };
  if (bytes.length > findMostBytes(found.mime)) return { allowed: false, why: 'size' };
  if (found.mime.startsWith('text/') && !isText(bytes)) return { allowed: false, why: 'broken' };
  if (holdsMarkup(bytes, found.mime)) return { allowed: false, why: 'markup' };
  if (!found.mime.startsWith('image/')) return { allowed: true, mime: found.mime, ending };
  const pixels = await findPixels(bytes);
  if (pixels === undefined) return { allowed: false, why: 'broken' };
  if (pixels > mostPixels) return { allowed: false, why: 'pixels' };
  return { allowed: true, mime: found.mime, ending };
}

/** Reads the head alone. All frames count: an animation is decoded as one tall picture. */
async function findPixels(bytes: Buffer): Promise<number | undefined> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    return (head.width ?? 0) * (head.height ?? 0) * (head.pages ?? 1) || undefined;
  } catch {
    // What sharp cannot read is no picture, whatever its first bytes claim.
    return undefined;
  }
}

const markup = /<(?:script|html|!doctype html|\?php|iframe|body|svg)[\s>]/i;

/**
 * A polyglot is a picture and a page at once. In pictures and captions no text of a page has any business; a PDF may
 * quote one, but not before its own head, where a browser would look. In a hundred megabytes of film such letters
 * stand somewhere by chance, so films are looked at where somebody could have put them: at both ends.
 */
function holdsMarkup(bytes: Buffer, mime: string): boolean {
  if (mime !== 'application/pdf' && bytes.subarray(0, 1024).includes('%PDF-')) return true;
  return partsLookedAt(bytes, mime).some((part) => markup.test(part.toString('latin1')));
}

const filmEnd = 256 * 1024;

function partsLookedAt(bytes: Buffer, mime: string): Buffer[] {
  if (mime === 'application/pdf') return [bytes.subarray(0, 1024)];
  return mime.startsWith('video/')
    ? [bytes.subarray(0, filmEnd), bytes.subarray(-filmEnd)]
    : [bytes];
}

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}
