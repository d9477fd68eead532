/** By which Excel knows UTF-8. */
export const csvMark = '\uFEFF';

export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`;
}

/** The wide forms are what an input method writes, and spreadsheets take them for the narrow ones. */
const formula = '[=+\\-@＝＋－＠]';
const atStart = new RegExp(`^\\s*(?:${formula}|[\\t\\r])`);
/** Where lists are parted by semicolons or tabs, what stands behind one within a cell begins a cell. */
const behindParting = new RegExp(`([;\\t\\r\\n][ \\u00a0\\u3000"]*)(?=${formula})`, 'g');

/** Spreadsheets run a cell that begins like a formula. Behind an apostrophe it is a text, and shown as one. */
function toCsvCell(text: string): string {
  const parted = text.replaceAll(behindParting, "$1'");
  const safe = atStart.test(text) ? `'${parted}` : parted;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
