import type { Specification } from '@ironbridge/contract';
import { convert } from '@ironbridge/domain';

/** As exact as catalogues are: what a conversion adds to that is noise. */
const digits = 4;

/** A property's value in another unit; as it is where the two do not measure the same. */
export function toSpecIn(spec: Specification, unit: string): Specification {
  const { number, from, to } = spec;
  if (spec.unit === unit) return spec;
  const inUnit = (value: number | undefined) =>
    value === undefined ? undefined : convert(value, spec.unit, unit);
  const ends = { number: inUnit(number), from: inUnit(from), to: inUnit(to) };
  const given = Object.entries(ends).flatMap(([end, value]) =>
    value === undefined ? [] : [[end, round(value)] as const],
  );
  if (!given.length) return spec;
  const { property, name } = spec;
  return { property, name, unit, ...Object.fromEntries(given) };
}

export function round(value: number): number {
  return Number(value.toPrecision(digits));
}
