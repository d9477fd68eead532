import { toHeadlineBreaks } from '@ironbridge/ui';
import { setLines, toEms } from '@ironbridge/ui/set-lines';

export interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** From large to small, each with the lines it may take. */
const steps = [
  { size: 72, lines: 2 },
  { size: 64, lines: 3 },
  { size: 54, lines: 3 },
  { size: 46, lines: 4 },
] as const;

/** The largest size at which a title fits, broken between words; what is too long for all ends in dots. */
export function setTitle(text: string, width: number, mostLines = 4): SetTitle {
  const pieces = toPieces(text);
  for (const { size, lines: allowed } of steps) {
    const lines = setLines(splitLong(pieces, width / size), width / size);
    if (lines.length <= Math.min(allowed, mostLines)) return { size, lines };
  }
  const { size } = steps[3];
  const lines = setLines(splitLong(pieces, width / size), width / size);
  return { size, lines: withDots(lines.slice(0, mostLines), width / size) };
}

/** Chinese breaks by words and clauses, Latin by its spaces. */
function toPieces(text: string): string[] {
  return toHeadlineBreaks(text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .flat()
    .flatMap((chunk) => chunk.split(/(?<= )/));
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
