import { csvMark, toCsvLine } from '../csv/csv-line.ts';
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

export function toCsvHead({ language }: Reader): string {
  return `${csvMark}${toCsvLine(headers.map((words) => inLanguageOf(language, words)))}`;
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
