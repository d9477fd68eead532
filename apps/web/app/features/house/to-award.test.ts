import type { Body } from '@ironbridge/domain';
import { expect, it } from 'vitest';
import { toAward } from './to-award.ts';

const heading = (title: string): Body[number] => ({
  type: 'heading',
  level: 2,
  anchor: title,
  text: [{ text: title }],
});
const words: Body[number] = { type: 'paragraph', text: [{ text: '说明' }] };

it('[RTE-11] tells years with their winners from the rules, in the order the desk has them', () => {
  const body: Body = [
    words,
    heading('评什么'),
    words,
    heading('2026 年度'),
    words,
    {
      type: 'table',
      head: ['类别', '项目', '单位', '成效'],
      rows: [['泵', 'A', '甲', '省电'], ['阀']],
    },
    heading('2025 年度'),
    { type: 'table', head: ['只有一列'], rows: [['x']] },
  ];
  const { years, rules } = toAward(body);
  expect(rules).toEqual([words, heading('评什么'), words]);
  expect(years.map(({ year, anchor }) => [year, anchor])).toEqual([
    ['2026', '2026 年度'],
    ['2025', '2025 年度'],
  ]);
  expect(years[0]?.winners).toEqual([
    { category: '泵', project: 'A', firm: '甲', result: '省电' },
    { category: '阀', project: '', firm: '', result: '' },
  ]);
  expect(years[0]?.text).toEqual([words]);
  // A table that cannot be one of winners stays the table it is.
  expect(years[1]?.winners).toEqual([]);
  expect(years[1]?.text).toHaveLength(1);
  expect(toAward([])).toEqual({ years: [], rules: [] });
});
