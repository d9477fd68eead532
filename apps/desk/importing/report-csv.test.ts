import { describe, expect, it } from 'vitest';
import { toCsvHead, toCsvRow } from './report-csv.ts';

const reader = (language: string) => ({
  language: { i18n: { language } },
  labels: new Map([['model', language === 'zh' ? '型号' : 'Model']]),
});
const row = {
  line: 7,
  state: 'refused',
  number: 'A-1',
  name: '机',
  record: null,
  fields: [],
  problems: [{ field: 'model', en: 'Too long.', zh: '太长。' }],
  undo: null,
} as const;

describe('the report as a file', () => {
  it('speaks the reader’s language', () => {
    expect(toCsvHead(reader('zh'))).toContain('拒收原因');
    expect(toCsvRow({ ...row, fields: [], problems: [...row.problems] }, reader('zh'))).toBe(
      '7,拒收,A-1,机,,,型号: 太长。,\r\n',
    );
    expect(toCsvRow({ ...row, fields: [], problems: [...row.problems] }, reader('en'))).toBe(
      '7,Refused,A-1,机,,,Model: Too long.,\r\n',
    );
  });
});
