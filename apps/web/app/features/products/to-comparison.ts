import type { Product, ProductCard, Specification } from '@ironbridge/contract';
import {
  certificatesPath,
  comparePath,
  type EditionId,
  findComparable,
  offeredUnits,
} from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { toPriceRange } from '../../shell/price.ts';
import { toSpecIn } from '../../shell/spec-in-unit.ts';
import { toFigure, toSpecFigure, toSpecValue } from '../../shell/spec-value.ts';
import { type ComparedRow, type ComparedValue, toComparedRow } from './compared-row.ts';
import { parseUnits, toUnitText } from './reader-units.ts';

/** More would fill the row's head. */
const mostUnits = 4;

/** What every property's row needs to know of the comparison. */
interface Compared {
  readonly ids: readonly number[];
  readonly unit: string;
}

/** Properties in the order of the reference's sheet, then what only others have; each row in one unit. */
export function toSpecRows(
  products: readonly Pick<ProductCard, 'specs'>[],
  compared: Compared,
): ComparedRow[] {
  const keys = new Set(products.flatMap(({ specs }) => specs.map(({ property }) => property)));
  return [...keys].map((key) =>
    toSpecRow(
      key,
      products.map(({ specs }) => specs.find(({ property }) => property === key)),
      compared,
    ),
  );
}

function toSpecRow(
  key: string,
  specs: readonly (Specification | undefined)[],
  { ids, unit: asked }: Compared,
): ComparedRow {
  const units = parseUnits(asked);
  const first = specs.find((spec) => spec && spec.text === undefined);
  const own = first?.unit ?? '';
  const wanted = units.get(key) ?? own;
  const unit = findComparable(wanted, own) ? wanted : own;
  const largest = Math.max(0, ...specs.map((spec) => spec?.number ?? spec?.to ?? 0));
  const others = first ? offeredUnits(own, largest).slice(0, mostUnits) : [];
  const name = specs.find((spec) => spec)?.name ?? key;
  const offered = others.map((other) => ({
    unit: other,
    href: comparePath(ids, { unit: toUnitText(new Map([...units, [key, other]])) }),
  }));
  return toComparedRow(
    { key, name, unit, units: offered },
    specs.map((spec) => toValue(spec, unit)),
  );
}

function toValue(spec: Specification | undefined, unit: string): ComparedValue {
  if (!spec) return { text: '' };
  const shown = toSpecIn(spec, unit);
  // What does not convert brings its own unit along and is not counted with.
  if (shown.unit !== unit) return { text: toSpecValue(shown) };
  return { text: toSpecFigure(shown), number: shown.number };
}

/** Amounts of different currencies do not compare, nor does what a piece costs with what a roll costs. */
export function toPriceRows(
  products: readonly ProductCard[],
  { home, products: words }: Messages,
  edition: EditionId,
): ComparedRow[] {
  const currency = findShared(products.filter(hasPrice).map((product) => product.currency));
  const unit = findShared(products.map((product) => product.unit));
  const prices = products.map((product): ComparedValue => {
    const { price_from, price_to } = product;
    if (!currency) return { text: toPriceRange(product, edition) ?? words.onRequest };
    const number = unit === undefined ? undefined : (price_from ?? price_to ?? undefined);
    // The currency stands beside the row's name.
    return { text: toPriceRange({ ...product, currency: '' }, edition) ?? words.onRequest, number };
  });
  const orders = products.map(({ minimum_order: least, unit: own }): ComparedValue => {
    if (least === null) return { text: '' };
    return unit === undefined
      ? { text: home.quantity(least, own) }
      : { text: toFigure(least), number: least };
  });
  return [
    toComparedRow({ key: 'price', name: words.price, unit: currency ?? '' }, prices),
    toComparedRow({ key: 'minimum_order', name: home.minimumOrder, unit: unit ?? '' }, orders),
  ].filter(isSaid);
}

/** What it costs, and what stands behind it. */
export function toTradeRows(
  products: readonly Product[],
  copy: Messages,
  edition: EditionId,
): ComparedRow[] {
  const { compare } = copy;
  return [
    ...toPriceRows(products, copy, edition),
    toComparedRow(
      { key: 'certificates', name: compare.certificates, unit: '' },
      products.map(({ supplier_card: maker }) => ({
        text: maker ? maker.certified.join(' · ') || copy.suppliers.noneValid : '',
        href: maker?.certified.length ? certificatesPath(maker.id) : undefined,
      })),
    ),
    toComparedRow(
      { key: 'data_sheet', name: compare.dataSheet, unit: '' },
      products.map(({ data_sheet: file }) => ({
        text: file ? 'PDF' : '',
        href: file?.href,
      })),
    ),
  ].filter(isSaid);
}

function isSaid({ cells }: ComparedRow): boolean {
  return cells.some(({ text }) => text);
}

function hasPrice({ price_from, price_to }: ProductCard): boolean {
  return price_from !== null || price_to !== null;
}

/** What they all have; nothing where they differ. */
function findShared(values: readonly string[]): string | undefined {
  const [only, ...others] = new Set(values);
  return others.length ? undefined : only;
}
