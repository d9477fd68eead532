import { toChineseRuns, toPinyin, toWords } from '../find/chinese.ts';
import { enoughOf } from './enough.ts';
import { stopWords } from './stop-words.ts';
import { type Token, toComparable, toTokens } from './tokens.ts';
import type { Form, Understood, Unit } from './understand.ts';

/** From where to where in a text: places, never markup. */
export type Mark = readonly [from: number, to: number];

/** Further apart than this, the words of a name are not that name. */
const farthest = 3;

/**
 * Where a text holds what was looked for, in whichever form, in order and without overlap. The words of a name are
 * marked where enough of them stand together: of an injection moulding machine, not every machine. `scattered` marks
 * them wherever they stand, for a text that was found by them all the same.
 */
export function toMarks(
  text: string,
  { units }: Pick<Understood, 'units'>,
  { scattered = false } = {},
): Mark[] {
  const comparable = toComparable(text);
  const tokens = toTokens(comparable);
  return merge(
    units.flatMap((unit) => [
      ...unit.forms.flatMap((form) => [
        ...toChineseRuns(form.text).flatMap((run) => findAll(comparable, run)),
        ...markWords(tokens, toKeys(form), scattered),
      ]),
      ...markPinyin(comparable, unit),
    ]),
  );
}

function toKeys({ text }: Form): Set<string> {
  const words = toTokens(text).filter((token) => !token.isHan && !stopWords.has(token.text));
  return new Set(words.map(({ key }) => key));
}

function markWords(
  tokens: readonly Token[],
  keys: ReadonlySet<string>,
  scattered: boolean,
): Mark[] {
  const held = tokens.flatMap((token, at) =>
    !token.isHan && keys.has(token.key) ? [{ ...token, at }] : [],
  );
  const least = scattered ? 1 : enoughOf(keys.size);
  return toGroups(held)
    .filter((group) => new Set(group.map(({ key }) => key)).size >= least)
    .flatMap((group) => group.map(({ from, to }): Mark => [from, to]));
}

function toGroups<Placed extends { readonly at: number }>(held: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const one of held) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && one.at - last.at <= farthest) group.push(one);
    else groups.push([one]);
  }
  return groups;
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
