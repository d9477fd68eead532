import { findComparable, toBase } from '@ironbridge/domain';
import type { ProductDocument, ValueSpan } from '@ironbridge/search';
import { findText, isNode } from './lexical.ts';
import { toSpecifications } from './specification.ts';

/** Which properties a product has numbers for. */
export function toProperties(specs: unknown): string[] {
  return Array.isArray(specs)
    ? specs.filter(isNode).flatMap((entry) => findText(entry, 'property') ?? [])
    : [];
}

/**
 * The numbers among specifications in the base of what they measure, so that kilonewtons compare with tons. A value
 * without a unit is in its property's; one whose unit measures something else compares with nothing and is left out,
 * as is a property that the dictionary does not have.
 */
export function toComparable(
  specs: unknown,
  units: ReadonlyMap<string, string>,
): Pick<ProductDocument, 'values' | 'properties'> {
  const values: Record<string, ValueSpan> = {};
  for (const { property, number, from, to, unit: symbol } of toSpecifications(specs, 'en')) {
    const base = units.get(property);
    const unit = base === undefined ? undefined : findComparable(symbol, base);
    const ends = [number, from, to].flatMap((end) => (end === undefined ? [] : [end]));
    if (unit === undefined || ends.length === 0) continue;
    const inBase = ends.map((end) => toBase(end, unit));
    values[property] = { from: Math.min(...inBase), to: Math.max(...inBase) };
  }
  return { values, properties: Object.keys(values) };
}
