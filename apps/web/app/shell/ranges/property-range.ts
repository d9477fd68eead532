import type { ProductList } from '@ironbridge/contract';
import { convert, findComparable, offeredUnits, type Range } from '@ironbridge/domain';
import { round } from '../spec-in-unit.ts';

export type CountedProperty = NonNullable<ProductList['facets']>['property'][number];

/** A property to narrow products by, all of it in the reader's unit. */
export interface PropertyRange {
  readonly property: string;
  readonly name: string;
  readonly unit: string;
  /** In what else it can be read; the property's own is the first. */
  readonly units: readonly string[];
  readonly chosen: Range | undefined;
  /** How far it reaches among what there is. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

interface Reading {
  readonly chosen?: Range | undefined;
  /** The unit to read it in, if it measures the same. */
  readonly asked?: string | undefined;
}

export function toPropertyRange(
  { property, name, unit: own, min, max }: CountedProperty,
  { chosen, asked = '' }: Reading = {},
): PropertyRange {
  const wanted = chosen?.unit || asked || own;
  const unit = findComparable(wanted, own) ? wanted : own;
  const inUnit = (value: number | null) =>
    value === null ? undefined : toRounded(convert(value, own, unit));
  const units = offeredUnits(own, max);
  return {
    property,
    name,
    unit,
    units: units.includes(unit) ? units : [...units, unit],
    chosen,
    least: inUnit(min),
    most: inUnit(max),
  };
}

/** Where all are alike, there is nothing to choose by. */
export function tellsApart({ chosen, least, most }: PropertyRange): boolean {
  return !!chosen || (least !== undefined && least !== most);
}

function toRounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : round(value);
}
