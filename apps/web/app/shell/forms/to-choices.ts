import type { Choice } from '@ironbridge/ui';

/** What a select offers: a table's values, each by its words. */
export function toChoices<Value extends string>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): Choice[] {
  return values.map((value) => ({ value, label: wordsOf(value) }));
}
