/** Whether a text is one of a table's values. */
export function isOneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): text is Value {
  return values.some((value) => value === text);
}
