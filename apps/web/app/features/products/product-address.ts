import { parseId, parseRange, productListPath, type Range, toRangeText } from '@ironbridge/domain';
import {
  type ExtraFilters,
  type ListAddress,
  parseListAddress,
} from '../../shell/list/list-address.ts';
import { parseName, placeParams } from '../../shell/list/place-filters.ts';
import { isPropertyKey, parseUnits, splitOnce, toUnitText } from './reader-units.ts';

/** A range of a property that the list is narrowed to, in the unit that the reader wrote it in. */
export interface ChosenRange extends Range {
  readonly property: string;
}

const mostRanges = 8;

/** What only products are narrowed, sorted and read by, in the order in which an address has it. */
const productParams = {
  supplier: (text: string) => parseId(text)?.toString(),
  ...placeParams,
  spec: (text: string) => toSpecText(parseSpec(text)),
  price: (text: string) => toPriceText(parsePrice(text)),
  certificate: parseName,
  unit: (text: string) => toUnitText(parseUnits(text)),
  sort: (text: string) =>
    isPropertyKey(text.replace(/^-/, '')) && text !== 'newest' ? text : undefined,
} as const;

export type ProductListAddress = ListAddress<ExtraFilters<typeof productParams>>;

export function parseProductAddress(url: URL): ProductListAddress {
  return parseListAddress(url, productListPath(), productParams);
}

/** `clamping_force:1600..2500kN;power:..30kW`; what cannot be read counts as not given. */
export function parseSpec(text = ''): ChosenRange[] {
  return text.split(';').flatMap((part) => {
    const [property, written] = splitOnce(part);
    const range = isPropertyKey(property) ? parseRange(written) : undefined;
    return range && !isOpen(range) ? [{ property, ...range }] : [];
  });
}

export function toSpecText(ranges: readonly ChosenRange[]): string {
  return ranges
    .slice(0, mostRanges)
    .map((range) => `${range.property}:${toRangeText(range)}`)
    .join(';');
}

/** Its unit is a currency. */
export function parsePrice(text = ''): Range | undefined {
  const range = parseRange(text);
  return range && !isOpen(range) && /^[A-Z]{3}$/.test(range.unit) ? range : undefined;
}

export function toPriceText(price: Range | undefined): string | undefined {
  return price && toRangeText(price);
}

export function isOpen({ from, to }: Range): boolean {
  return from === undefined && to === undefined;
}
