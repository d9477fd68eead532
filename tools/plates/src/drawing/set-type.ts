import { num, type Point } from './geometry.ts';

/** Set type uses the faces of the machine that renders it; the Chinese ones carry good Latin too. */
const FACES =
  "'IBM Plex Sans','Noto Sans CJK SC','PingFang SC','Microsoft YaHei','HarmonyOS Sans SC',sans-serif";

const isWide = (char: string): boolean => /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(char);

/** About how many ems a line takes in a bold sans. */
export function toEms(text: string): number {
  return [...text].reduce(
    (sum, char) =>
      sum + (isWide(char) ? 1 : /[\p{Lu}mw\d]/u.test(char) ? 0.66 : char === ' ' ? 0.27 : 0.53),
    0,
  );
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words, each with the signs and spaces that follow it. */
function toPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.length - 1;
    if (isWordLike || last < 0) pieces.push(segment);
    else pieces[last] += segment;
  }
  return pieces;
}

function fill(pieces: readonly string[], ems: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.length - 1;
    if (last >= 0 && toEms(`${lines[last]}${piece}`.trimEnd()) <= ems) lines[last] += piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Breaks a text into as few lines of at most so many ems as it needs, and makes them even. */
export function breakLines(text: string, ems: number): string[] {
  const pieces = toPieces(text);
  const fewest = fill(pieces, ems);
  for (let narrow = toEms(text) / fewest.length; narrow < ems; narrow += 0.25) {
    const lines = fill(pieces, narrow);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export interface Type {
  readonly size: number;
  readonly fill: string;
  readonly weight?: 400 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
}

export function setLine(text: string, [x, y]: Point, type: Type): string {
  const { size, fill, weight = 400, anchor = 'start', spacing } = type;
  const tracking = spacing === undefined ? '' : ` letter-spacing="${num(spacing)}"`;
  return `<text x="${num(x)}" y="${num(y)}" font-family="${FACES}" font-size="${num(size)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${tracking}>${escaped(text)}</text>`;
}
