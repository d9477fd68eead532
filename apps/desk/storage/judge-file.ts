import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { allowedTypes, mostBytes, mostPixels } from './file-rules.ts';

export type Judgement =
  | { readonly allowed: true; readonly mime: string; readonly ending: string }
  | { readonly allowed: false; readonly why: 'type' | 'size' | 'pixels' | 'broken' | 'markup' };

/** Judges a file by its bytes: neither its name nor the type the sender claims is looked at. Decodes nothing. */
export async function judgeFile(bytes: Buffer): Promise<Judgement> {
  if (bytes.length > mostBytes) return { allowed: false, why: 'size' };
  const found = await fileTypeFromBuffer(bytes);
  const ending = found ? allowedTypes.get(found.mime) : undefined;
  if (found === undefined || ending === undefined) return { allowed: false, why: 'type' };
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
 * A polyglot is a picture and a page at once. In pictures and films no text of a page has any business; a PDF may
 * quote one, but not before its own head, where a browser would look.
 */
function holdsMarkup(bytes: Buffer, mime: string): boolean {
  const looked = mime === 'application/pdf' ? bytes.subarray(0, 1024) : bytes;
  if (mime !== 'application/pdf' && looked.subarray(0, 1024).includes('%PDF-')) return true;
  return markup.test(looked.toString('latin1'));
}
