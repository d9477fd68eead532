import { inLanguageOf, type Words } from '../words.ts';
import type { ReportRow } from './report-row.ts';
import { rowWords, undoWords } from './state-words.ts';

const headers: readonly Words[] = [
  { en: 'Line', zh: '行号' },
  { en: 'Result', zh: '结果' },
  { en: 'Number', zh: '编号' },
  { en: 'Name', zh: '名称' },
  { en: 'Record', zh: '记录编号' },
  { en: 'Changed fields', zh: '变化的字段' },
  { en: 'Why refused', zh: '拒收原因' },
  { en: 'Undone', zh: '撤销结果' },
];

export interface Reader {
  readonly language: { i18n?: { language?: string } };
  /** Fields by their keys, as the reader calls them. */
  readonly labels: ReadonlyMap<string, string>;
}

/** With the mark by which Excel knows UTF-8. */
export function toCsvHead({ language }: Reader): string {
  return `\uFEFF${toCsvLine(headers.map((words) => inLanguageOf(language, words)))}`;
}

export function toCsvRow(row: ReportRow, { language, labels }: Reader): string {
  const label = (field: string) => labels.get(field) ?? field;
  const why = (row.problems ?? []).map((problem) => {
    const words = inLanguageOf(language, { en: problem.en, zh: problem.zh });
    return problem.field === null ? words : `${label(problem.field)}: ${words}`;
  });
  return toCsvLine([
    String(row.line),
    row.state ? inLanguageOf(language, rowWords[row.state]) : '',
    row.number ?? '',
    row.name ?? '',
    String(row.record ?? ''),
    (row.fields ?? []).map(label).join('; '),
    why.join(' '),
    row.undo ? inLanguageOf(language, undoWords[row.undo]) : '',
  ]);
}

function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`;
}

/** Spreadsheets run a cell that begins like a formula. Behind an apostrophe it is a text, and shown as one. */
function toCsvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
