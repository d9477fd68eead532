import type { EditionId } from '@ironbridge/domain';
import type { ChosenFilter } from '../../shell/list/chosen-filters.ts';
import { toChangedList } from '../../shell/list/list-address.ts';
import { toChosenPlaces } from '../../shell/list/place-filters.ts';
import { toSpecValue } from '../../shell/spec-value.ts';
import type { ProductsPage } from './load-products.server.ts';
import { toPriceWords } from './price-words.ts';
import { type ChosenRange, parseSpec, toSpecText } from './product-address.ts';
import { parseUnits, toUnitText } from './reader-units.ts';

/** What only products are narrowed by, each as it reads and with the way to be rid of it. */
export function toChosenProducts(view: ProductsPage, edition: EditionId): ChosenFilter[] {
  const { address, ranges, supplier } = view;
  const spec = parseSpec(address.extra.spec);
  const { price, certificate } = address.extra;
  return [
    ...(supplier
      ? [{ name: supplier, href: toChangedList(address, { supplier: undefined }) }]
      : []),
    ...spec.map((range) => {
      const { property, from, to } = range;
      const known = ranges.find((one) => one.property === property);
      const named = {
        property,
        name: known?.name ?? property,
        unit: range.unit || (known?.unit ?? ''),
      };
      const ends = {
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      };
      const value = toSpecValue({
        ...named,
        ...(from === to && from !== undefined ? { number: from } : ends),
      });
      return {
        name: `${named.name} ${value}`,
        href: toChangedList(address, {
          spec: toSpecText(spec.filter((one) => one !== range)),
          unit: toUnitText(keepUnit(parseUnits(address.extra.unit), range)),
        }),
      };
    }),
    ...(price
      ? [{ name: toPriceWords(price, edition), href: toChangedList(address, { price: undefined }) }]
      : []),
    ...(certificate
      ? [{ name: certificate, href: toChangedList(address, { certificate: undefined }) }]
      : []),
    ...toChosenPlaces(address),
  ];
}

/** Who asked for tons still thinks in tons when the range is gone. */
function keepUnit(units: Map<string, string>, { property, unit }: ChosenRange) {
  return unit ? units.set(property, unit) : units;
}
