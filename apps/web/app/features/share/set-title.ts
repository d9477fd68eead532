import { toHeadlineBreaks } from '@ironbridge/ui';
import { setLines, toEms } from '@ironbridge/ui/set-lines';

export interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly largest: number;
  readonly lines: number;
}

/** From large to small, each with the lines it may take. */
const steps = [
  { size: 72, lines: 2 },
  { size: 64, lines: 3 },
  { size: 54, lines: 3 },
  { size: 46, lines: 4 },
] as const;
const smallest = steps[3].size;

/** The largest size at which a title fits, broken between clauses or words; what is too long for all ends in dots. */
export function setTitle(text: string, { width, largest, lines: most }: Room): SetTitle {
  const clauses = toHeadlineBreaks(text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const setAt = (size: number) => breakTitle(clauses, width / size);
  for (const { size, lines: allowed } of steps) {
    const lines = setAt(size);
    if (size <= largest && lines.length <= Math.min(allowed, most)) return { size, lines };
  }
  return { size: smallest, lines: withDots(setAt(smallest).slice(0, most), width / smallest) };
}

/** By clauses where each of them fits a line, else by words: Chinese has marks for both, Latin has its spaces. */
function breakTitle(clauses: readonly (readonly string[])[], ems: number): string[] {
  const whole = clauses.map((chunks) => chunks.join(''));
  const words = clauses.flat().flatMap((chunk) => chunk.split(/(?<= )/));
  const byWords = setLines(splitLong(words, ems), ems);
  if (whole.some((clause) => toEms(clause) > ems)) return byWords;
  const byClauses = setLines(whole, ems);
  return byClauses.length > byWords.length ? byWords : byClauses;
}

/** A word that is longer than a line is broken where the line ends. */
function splitLong(pieces: readonly string[], ems: number): string[] {
  return pieces.flatMap((piece) => {
    if (toEms(piece) <= ems) return piece;
    const parts = [''];
    for (const char of piece) {
      const last = parts.length - 1;
      if (toEms(`${parts[last]}${char}`) <= ems) parts[last] += char;
      else parts.push(char);
    }
    return parts;
  });
}

function withDots(lines: readonly string[], ems: number): string[] {
  const last = [...(lines.at(-1) ?? '')];
  while (last.length > 0 && toEms(`${last.join('')}…`) > ems - 1) last.pop();
  return [...lines.slice(0, -1), `${last.join('').trimEnd()}…`];
}
