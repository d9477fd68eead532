import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const convert = Converter({ from: 't', to: 'cn' });
/** Characters that only traditional writing has: most text holds none, and looking is cheaper than converting. */
const traditional = new RegExp(`[${findTraditional().join('')}]`, 'u');
const han = /\p{Script=Han}+/gu;

function findTraditional(): string[] {
  const all = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) =>
    String.fromCodePoint(0x4e00 + at),
  );
  return all.filter((sign) => convert(sign) !== sign);
}

export function isTraditional(text: string): boolean {
  return traditional.test(text);
}

/** One sign for one sign, so that a place in the result is the same place in the text. */
export function toSimplified(text: string): string {
  return isTraditional(text) ? convert(text) : text;
}

/** The unbroken runs of Chinese in a text. */
export function toChineseRuns(text: string): string[] {
  return text.match(han) ?? [];
}

let jieba: Jieba | undefined;

/** A run of Chinese as its words. The dictionary is read when the first one is asked for. */
export function toWords(run: string): string[] {
  jieba ??= Jieba.withDict(dict);
  return jieba.cut(run, true);
}

export interface Pinyin {
  readonly full: string;
  readonly initials: string;
}

const mostKept = 50_000;
const kept = new Map<string, Pinyin>();

/** How a word is typed on a Latin keyboard, `ü` as `v`. Words repeat, and finding the reading of one is slow. */
export function toPinyin(word: string): Pinyin {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const syllables = pinyin(word, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  const found = {
    full: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
  };
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, found);
  return found;
}
