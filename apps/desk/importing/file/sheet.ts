import type { Readable } from 'node:stream';
import { FileProblem } from './file-problem.ts';
import { limits } from './limits.ts';
import { readXml } from './read-xml.ts';
import type { TableRow } from './table-row.ts';

/** Rows of a worksheet, in their order; empty ones are left out but counted. */
export async function* readSheet(
  stream: Readable,
  sharedTexts: readonly string[],
): AsyncGenerator<TableRow> {
  const reader = new SheetReader(sharedTexts);
  for await (const _ of readXml(stream, reader)) yield* reader.take();
  yield* reader.take();
}

class SheetReader {
  readonly #sharedTexts: readonly string[];
  #rows: TableRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = 'n';
  #value = '';
  #inValue = false;

  constructor(sharedTexts: readonly string[]) {
    this.#sharedTexts = sharedTexts;
  }

  take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      this.#line = Number(attributes['r'] ?? this.#line + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = findColumn(attributes['r']) ?? this.#column + 1;
      this.#type = attributes['t'] ?? 'n';
      this.#value = '';
    } else if (name === 'v' || name === 't') {
      this.#inValue = true;
    }
  };

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#inValue = false;
    else if (name === 'c') this.#keepCell();
    else if (name === 'row' && this.#cells.length > 0) {
      this.#rows.push({ line: this.#line, cells: Array.from(this.#cells, (cell) => cell ?? '') });
    }
  };

  readonly text = (piece: string): void => {
    if (this.#inValue) this.#value += piece;
  };

  #keepCell(): void {
    if (this.#value === '') return;
    if (this.#column >= limits.columns) {
      throw new FileProblem({
        en: `The sheet has more than ${limits.columns} columns.`,
        zh: `表格超过 ${limits.columns} 列。`,
      });
    }
    this.#cells[this.#column] = toText(this.#type, this.#value, this.#sharedTexts);
  }
}

function toText(type: string, value: string, sharedTexts: readonly string[]): string {
  if (type === 's') return sharedTexts[Number(value)] ?? '';
  // Excel keeps 1.1 as 1.1000000000000001 and 120000 as 1.2E5.
  if (type === 'n') return String(Number(value));
  return value;
}

/** `AB12` is the 28th column. */
function findColumn(reference: string | undefined): number | undefined {
  const letters = reference?.match(/^[A-Z]{1,3}/)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
