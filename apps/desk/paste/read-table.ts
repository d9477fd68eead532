import { unfold } from './tidy.ts';

/** The cells of a table as plain words, every row as long as the longest. */
export function readTable(table: Element): string[][] {
  const rows: string[][] = [];
  const hanging = new Map<number, { text: string; rows: number }>();
  for (const line of ownRows(table)) {
    const row: string[] = [];
    const cells = [...line.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH');
    while (cells.length > 0 || hanging.has(row.length)) {
      const above = hanging.get(row.length);
      if (above !== undefined) {
        if (above.rows === 1) hanging.delete(row.length);
        else hanging.set(row.length, { ...above, rows: above.rows - 1 });
        row.push(above.text);
        continue;
      }
      const cell = cells.shift();
      if (cell === undefined) break;
      const text = unfold(cell.textContent ?? '')
        .replaceAll('\u3000', ' ')
        .trim();
      const down = span(cell, 'rowspan') - 1;
      if (down > 0) hanging.set(row.length, { text, rows: down });
      row.push(text, ...Array.from({ length: span(cell, 'colspan') - 1 }, () => ''));
    }
    if (row.some((text) => text !== '')) rows.push(row);
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

function ownRows(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const asked = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, 50) : 1;
}
