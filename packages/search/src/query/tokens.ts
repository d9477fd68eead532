import { toSimplified } from '../find/chinese.ts';
import { toStem } from '../find/spelling.ts';

/** A Chinese sign, or a word of letters and digits, and where it stands. */
export interface Token {
  readonly text: string;
  /** What two tokens are compared by: the forms of one English word share it. */
  readonly key: string;
  readonly isHan: boolean;
  readonly from: number;
  readonly to: number;
}

const token = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+/gu;
const han = /\p{Script=Han}/u;
/** A word runs on to the next sign: `CNC加工` is a word and two signs. */
const latinPart = /[^\p{Script=Han}]+|\p{Script=Han}/gu;

export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(token)) {
    for (const part of match[0].matchAll(latinPart)) {
      const [piece] = part;
      const from = match.index + part.index;
      const isHan = han.test(piece);
      const key = isHan ? piece : toStem(piece);
      tokens.push({ text: piece, key, isHan, from, to: from + piece.length });
    }
  }
  return tokens;
}

/** Width, case and, where asked for, script: what makes no difference to what was meant. */
export function toPlain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** Like `toPlain`, but each place stays where it was, so that what is found can be shown. */
export function toComparable(text: string): string {
  const lower = text.toLowerCase();
  return toSimplified(lower.length === text.length ? lower : text);
}
