import type { Words } from '../../words.ts';

/** Long cells are cut where they are quoted. */
function quote(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Why a row is refused. */
export const problems = {
  notNumber: (text: string): Words => ({
    en: `“${quote(text)}” is not a number.`,
    zh: `“${quote(text)}”不是数字。`,
  }),
  notYesOrNo: (text: string): Words => ({
    en: `“${quote(text)}” is neither yes nor no.`,
    zh: `“${quote(text)}”应填“是”或“否”。`,
  }),
  notRange: (text: string): Words => ({
    en: `“${quote(text)}” is not a range such as 10–20.`,
    zh: `“${quote(text)}”不是范围，应如 10–20。`,
  }),
  notAmong: (text: string, known: readonly string[]): Words => ({
    en: `“${quote(text)}” is unknown here. Possible: ${known.join(', ')}.`,
    zh: `“${quote(text)}”不可用，可填：${known.join('、')}。`,
  }),
  notCountry: (text: string): Words => ({
    en: `“${quote(text)}” is no country’s name or two-letter code.`,
    zh: `“${quote(text)}”不是国家或地区的名称或两位代码。`,
  }),
  noNumber: {
    en: 'The number is missing, by which the record is found again.',
    zh: '缺少编号，无法识别记录。',
  },
  noSupplier: { en: 'The supplier is missing.', zh: '缺少供应商。' },
  noName: {
    en: 'A new record needs a name in Chinese or in English.',
    zh: '新增记录须有中文或英文名称。',
  },
  twice: (line: number): Words => ({
    en: `The same number is in line ${line} already.`,
    zh: `编号与第 ${line} 行重复。`,
  }),
  notFound: (text: string): Words => ({
    en: `“${quote(text)}” is not in the desk.`,
    zh: `后台没有“${quote(text)}”。`,
  }),
  several: (text: string): Words => ({
    en: `Several records are called “${quote(text)}”. Give the number instead.`,
    zh: `有多条记录名为“${quote(text)}”，请改填编号。`,
  }),
  noFile: (text: string): Words => ({
    en: `No file “${quote(text)}” is among the pictures and files.`,
    zh: `图片与文件中没有“${quote(text)}”。`,
  }),
  wrongFile: (text: string): Words => ({
    en: `“${quote(text)}” is not the kind of file that belongs here.`,
    zh: `“${quote(text)}”的文件类型不符。`,
  }),
} as const;
