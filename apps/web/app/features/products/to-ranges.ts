import type { ProductList } from '@ironbridge/contract';
import { convert, findComparable, offeredUnits } from '@ironbridge/domain';
import { round } from '../../shell/spec-in-unit.ts';
import { type ChosenRange, type ProductListAddress, parseSpec } from './product-address.ts';
import { parseUnits } from './reader-units.ts';

type CountedProperty = NonNullable<ProductList['facets']>['property'][number];

/** A property to narrow a list by, all of it in the reader's unit. */
export interface PropertyRange {
  readonly property: string;
  readonly name: string;
  readonly unit: string;
  /** In what else it can be read; the property's own is the first. */
  readonly units: readonly string[];
  readonly chosen: ChosenRange | undefined;
  /** How far it reaches among what there is. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** The properties that occur most, those that are chosen by first. */
export function toRanges(
  counted: readonly CountedProperty[],
  { extra }: ProductListAddress,
): PropertyRange[] {
  const chosen = parseSpec(extra.spec);
  const wanted = parseUnits(extra.unit);
  const isChosen = ({ property }: CountedProperty) =>
    chosen.some((range) => range.property === property);
  return [...counted]
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
    .map((counts) => {
      const { property, name, unit: own, min, max } = counts;
      const range = chosen.find((one) => one.property === property);
      const asked = range?.unit || wanted.get(property) || own;
      const unit = findComparable(asked, own) ? asked : own;
      const inUnit = (value: number | null) =>
        value === null ? undefined : toRounded(convert(value, own, unit));
      const units = offeredUnits(own, max);
      return {
        property,
        name,
        unit,
        units: units.includes(unit) ? units : [...units, unit],
        chosen: range,
        least: inUnit(min),
        most: inUnit(max),
      };
    })
    .filter(({ chosen: range, least, most }) => !!range || (least !== undefined && least !== most));
}

function toRounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : round(value);
}
