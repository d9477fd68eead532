import type { Mapping } from '../import-run.ts';
import { toPlain } from './plain.ts';
import type { Target } from './target.ts';

/** Which column is which field, by its header. A field is filled by one column; the better name wins. */
export function guessMapping(headers: readonly string[], targets: readonly Target[]): Mapping {
  const mapping: Mapping = headers.map(() => null);
  const taken = new Set<string>();
  for (const namesOf of [toOwnNames, toOtherNames]) {
    const byName = new Map<string, string[]>();
    for (const target of targets) {
      for (const name of namesOf(target)) {
        const plain = toPlain(name);
        byName.set(plain, [...(byName.get(plain) ?? []), target.key]);
      }
    }
    for (const [column, header] of headers.entries()) {
      if (mapping[column] !== null) continue;
      const key = byName.get(toPlain(header))?.find((found) => !taken.has(found));
      if (key === undefined) continue;
      mapping[column] = key;
      taken.add(key);
    }
  }
  return mapping;
}

const toOwnNames = ({ key, words }: Target) => [key, words.en, words.zh];
const toOtherNames = ({ names }: Target) => names;

/** A remembered mapping whose field or property is gone meanwhile leaves its column out. */
export function keepKnown(mapping: Mapping, targets: readonly Target[]): Mapping {
  const known = new Set(targets.map(({ key }) => key));
  return mapping.map((key) => (key !== null && known.has(key) ? key : null));
}
