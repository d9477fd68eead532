/*
 * Text on its way from the engine to a reader stays what it is, bytes: each char of such a string is one byte of
 * its UTF-8. To JSON that makes no difference, and nothing here looks into titles or bodies. Decoding and encoding
 * Chinese text took half the time of a list; this takes none.
 */

export function bytesToText(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  // The engine writes characters beyond the first 65,536 as two escapes, which must become bytes like all others.
  return text.includes('\\u') ? withoutEscapes(bytes) : text;
}

function withoutEscapes(bytes: Buffer): string {
  return Buffer.from(JSON.stringify(JSON.parse(bytes.toString()))).toString('latin1');
}

export function textToBytes(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** For the few who look into such a text. What they make of it must be ASCII, or go back through `Buffer`. */
export function toCharacters(text: string): string {
  return textToBytes(text).toString();
}

/** The way back: words of our own, or a reader's, that join such a text. */
export function fromCharacters(text: string): string {
  return Buffer.from(text).toString('latin1');
}
