import { toChineseRuns, toPinyin, toWords } from '../find/chinese.ts';
import { stopWords } from './stop-words.ts';
import { toComparable, toTokens } from './tokens.ts';
import type { Understood, Unit } from './understand.ts';

/** From where to where in a text: places, never markup. */
export type Mark = readonly [from: number, to: number];

/** Where a text holds what was looked for, in whichever form, in order and without overlap. */
export function toMarks(text: string, { units }: Pick<Understood, 'units'>): Mark[] {
  const comparable = toComparable(text);
  return merge(
    units.flatMap((unit) => [...markForms(comparable, unit), ...markPinyin(comparable, unit)]),
  );
}

function markForms(text: string, { forms }: Unit): Mark[] {
  const keys = new Set<string>();
  const runs = new Set<string>();
  for (const form of forms) {
    for (const run of toChineseRuns(form.text)) runs.add(run);
    for (const { key, isHan, text: word } of toTokens(form.text)) {
      if (!isHan && !stopWords.has(word)) keys.add(key);
    }
  }
  const words = toTokens(text).filter(({ isHan, key }) => !isHan && keys.has(key));
  return [
    ...[...runs].flatMap((run) => findAll(text, run)),
    ...words.map(({ from, to }): Mark => [from, to]),
  ];
}

function findAll(text: string, run: string): Mark[] {
  const found: Mark[] = [];
  for (let at = text.indexOf(run); at >= 0; at = text.indexOf(run, at + run.length)) {
    found.push([at, at + run.length]);
  }
  return found;
}

/** The words of a name whose pinyin was typed. */
function markPinyin(text: string, { letters }: Unit): Mark[] {
  if (letters === null) return [];
  return toChineseRuns(text).flatMap((run) => {
    const words = toWords(run);
    for (const [from] of words.entries()) {
      for (let wide = 1; wide <= 3; wide += 1) {
        const window = words.slice(from, from + wide);
        const readings = window.map(toPinyin);
        const isTyped = (['full', 'initials'] as const).some(
          (reading) => readings.map((word) => word[reading]).join('') === letters,
        );
        if (isTyped) return findAll(text, window.join(''));
      }
    }
    return [];
  });
}

function merge(marks: readonly Mark[]): Mark[] {
  const merged: [number, number][] = [];
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
