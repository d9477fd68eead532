/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Any of the words of a question, in whichever case. The text is data: nothing in it is read as an operator. */
export function toPattern(question: string | undefined): RegExp | undefined {
  const words = (question ?? '').split(/\s+/u).filter(Boolean);
  if (words.length === 0) return undefined;
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(${longestFirst.map(toLiteral).join('|')})`, 'giu');
}

function toLiteral(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&').replaceAll('\\-', '-');
}

export function countFound(text: string, pattern: RegExp | undefined): number {
  return pattern ? [...text.matchAll(pattern)].length : 0;
}

/** The text in order, cut where something was found. */
export function toPieces(text: string, pattern: RegExp | undefined): Piece[] {
  if (!pattern) return [{ text, found: false }];
  // Split by what it captures, every second piece is a find.
  return text
    .split(pattern)
    .map((piece, at) => ({ text: piece, found: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
