const isWide = (char: string): boolean => /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(char);

/** About how many ems a line takes in a bold sans. */
export function toEms(text: string): number {
  return [...text].reduce(
    (sum, char) =>
      sum + (isWide(char) ? 1 : /[\p{Lu}mw\d]/u.test(char) ? 0.66 : char === ' ' ? 0.27 : 0.53),
    0,
  );
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

/** Sets pieces that stay whole into as few lines of at most so many ems as they need, and makes those even. */
export function setLines(pieces: readonly string[], ems: number): string[] {
  const fewest = fill(pieces, ems);
  for (let narrow = toEms(pieces.join('')) / fewest.length; narrow < ems; narrow += 0.25) {
    const lines = fill(pieces, narrow);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}
