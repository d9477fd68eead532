import { setLines } from '@ironbridge/ui/set-lines';
import { num, type Point } from './geometry.ts';

/** Set type uses the faces of the machine that renders it; the Chinese ones carry good Latin too. */
const FACES =
  "'IBM Plex Sans','Noto Sans CJK SC','PingFang SC','Microsoft YaHei','HarmonyOS Sans SC',sans-serif";

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

/** Breaks a text into as few lines of at most so many ems as it needs, and makes them even. */
export function breakLines(text: string, ems: number): string[] {
  return setLines(toPieces(text), ems);
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
