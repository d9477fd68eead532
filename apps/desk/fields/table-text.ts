export interface TableText {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table as editors write it: a line a row, cells parted by tabs (as spreadsheets copy them) or by `|`. */
export function parseTable(text: string): TableText | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = lines.some((line) => line.includes('\t')) ? '\t' : '|';
  const [head, ...rows] = lines.map((line) => toCells(line, separator));
  if (head === undefined || rows.length === 0) return undefined;
  return rows.every((row) => row.length === head.length) ? { head, rows } : undefined;
}

function toCells(line: string, separator: string): string[] {
  // `| a | b |` is as welcome as `a | b`.
  const inner = separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line;
  return inner.split(separator).map((cell) => cell.trim());
}
