import type { EditionId, jobRoles, SpamMark } from '@ironbridge/domain';
import type { Words } from '../words.ts';

/** What stands for each of a table's values: one that is added there must be named here. */
export type WordsFor<Value extends string> = Readonly<Record<Value, Words>>;

export interface Column {
  readonly key: string;
  readonly words: Words;
  readonly as?: 'time' | 'long';
  /** What stands for a value that is one of ours. */
  readonly values?: Readonly<Record<string, Words>>;
  /** Only on the item's own screen and in the file: the list has no room for all. */
  readonly aside?: true;
}

/** Something that people send in, as the desk reads it. */
export interface Kind {
  readonly words: Words;
  readonly none: Words;
  /**
   * Selects from a view of the member service. Besides what the columns name it has id, edition, state, when it was
   * done, and `words`, which is what a search looks at.
   */
  readonly source: string;
  readonly columns: readonly Column[];
  /** The states that can be asked for; none: it has no states. */
  readonly states?: Readonly<Record<string, Words>>;
  /** Somebody sees to each of them once, and says so. */
  readonly hasDone?: true;
}

export const editionValues = {
  cn: { en: 'Chinese', zh: '中文站' },
  en: { en: 'English', zh: '英文站' },
} as const satisfies WordsFor<EditionId>;

/** What every kind begins with and ends with, and what some have in between. */
export const received: Column = {
  key: 'created',
  words: { en: 'Received', zh: '收到时间' },
  as: 'time',
};
export const doneColumn: Column = {
  key: 'done',
  words: { en: 'Done', zh: '处理时间' },
  as: 'time',
};
export const origin: readonly Column[] = [
  { key: 'edition', words: { en: 'Edition', zh: '站点' }, values: editionValues },
  {
    key: 'region',
    words: { en: 'Data kept in', zh: '数据归属' },
    values: {
      mainland: { en: 'Mainland China', zh: '中国内地' },
      abroad: { en: 'Elsewhere', zh: '境外' },
    },
    aside: true,
  },
];

export const roleValues = {
  management: { en: 'Management', zh: '管理' },
  engineering: { en: 'Engineering', zh: '工程技术' },
  production: { en: 'Production', zh: '生产' },
  quality: { en: 'Quality', zh: '质量' },
  purchasing: { en: 'Purchasing', zh: '采购' },
  sales: { en: 'Sales', zh: '销售' },
  research: { en: 'Research', zh: '研发' },
  other: { en: 'Other', zh: '其他' },
} as const satisfies WordsFor<(typeof jobRoles)[number]>;

/** Why the member service took something for spam. */
export const spamValues = {
  links: { en: 'many links', zh: '链接过多' },
  words: { en: 'words of spam', zh: '含垃圾信息用语' },
  repeats: { en: 'sent to many', zh: '群发' },
  reported: { en: 'reported before', zh: '曾被举报' },
  trap: { en: 'filled in by a program', zh: '疑似程序填写' },
} as const satisfies WordsFor<SpamMark>;
