/** `1500..2500kN`: two ends, either of them open, and what follows them. One number is both ends. */
const pattern = /^(-?\d{1,12}(?:\.\d{1,9})?)?(\.\.(-?\d{1,12}(?:\.\d{1,9})?)?)?(\D.{0,19})?$/u;

/** Ends that are not given are open. */
export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly unit: string;
}

export function parseRange(text: string): Range | undefined {
  const match = pattern.exec(text);
  if (match === null || text === '') return undefined;
  const [, first, isRange, second, unit = ''] = match;
  const from = first === undefined ? undefined : Number(first);
  const to = second === undefined ? undefined : Number(second);
  if (isRange === undefined) return from === undefined ? undefined : { from, to: from, unit };
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { from, to, unit };
}

export function toRangeText({ from, to, unit }: Range): string {
  return `${from ?? ''}..${to ?? ''}${unit}`;
}
