import { toChineseRuns, toPinyin, toSimplified, toWords } from './chinese.ts';
import type { FindFields } from './find-fields.ts';

/** The texts of an item, by how much they say about it. */
export interface FindTexts {
  /** A headline, or the names it has in both languages. */
  readonly title: readonly string[];
  /** Type designations: `SLC-2500` is also typed `SLC2500`. */
  readonly codes?: readonly string[];
  readonly summary: readonly string[];
  readonly rest: readonly string[];
  /** The title is a name: it is typed by the first letters of its pinyin, too, and over the borders of its words. */
  readonly named: boolean;
  readonly year: number | null;
}

/** So many neighbouring words of a name are also typed as one. */
const widest = 3;
const latin = /[\p{Script=Latin}\p{Nd}]+/gu;

export function toFind(texts: FindTexts): FindFields {
  const codes = texts.codes ?? [];
  const title = toClean([...texts.title, ...codes, ...codes.map(toJoined)]);
  const summary = toClean(texts.summary);
  const pinyin = toPinyinForms(title, texts.named);
  return {
    title,
    summary,
    text: [...title, ...summary, ...toClean(texts.rest)],
    pinyin,
    starts: [...new Set([...toLatinWords(title), ...pinyin])],
    year: texts.year,
  };
}

function toClean(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '').map(toSimplified);
}

function toJoined(code: string): string {
  return toLatinWords([code]).join('');
}

function toLatinWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => toPlainLatin(text).match(latin) ?? []);
}

/** As a Latin keyboard without accents types it. */
export function toPlainLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

function toPinyinForms(titles: readonly string[], named: boolean): string[] {
  const forms = new Set<string>();
  for (const run of titles.flatMap(toChineseRuns)) {
    const words = toWords(run).map(toPinyin);
    for (const [from, first] of words.entries()) {
      if (!named && first.initials.length > 1) forms.add(first.full);
      for (let wide = 1; named && wide <= widest && from + wide <= words.length; wide += 1) {
        const window = words.slice(from, from + wide);
        const initials = window.map((word) => word.initials).join('');
        if (initials.length < 2) continue;
        forms.add(window.map((word) => word.full).join(''));
        forms.add(initials);
      }
    }
  }
  return [...forms];
}
