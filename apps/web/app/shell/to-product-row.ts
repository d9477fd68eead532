import type { ProductCard } from '@ironbridge/contract';
import { type EditionId, productPath, supplierPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { ProductLine, PropertyColumn } from '@ironbridge/ui';
import { toPriceRange } from './price.ts';
import { toSpecIn } from './spec-in-unit.ts';
import { toSpecFigure, toSpecValue } from './spec-value.ts';
import { noHue, toKicker } from './to-story.ts';

interface ProductSetting {
  readonly copy: Messages;
  readonly edition: EditionId;
  /** Industries that the list is filtered to already. */
  readonly sid?: readonly number[];
}

/** Properties that fit beside each other. */
const mostColumns = 4;

/** A product in a ledger of these columns, its values in their units. */
export function toProductRow(
  card: ProductCard,
  columns: readonly PropertyColumn[],
  { copy, edition, sid = [] }: ProductSetting,
): ProductLine {
  const { products, home } = copy;
  const { minimum_order, unit, supplier } = card;
  return {
    id: card.id,
    href: productPath(card.id),
    name: toProductName(card),
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, sid),
    picture: card.image,
    maker: supplier ? { name: supplier.name, href: supplierPath(supplier.id) } : undefined,
    place: home.place(card.province, card.city),
    summary: card.summary,
    values: columns.map((column) => toValue(card, column)),
    price: toPriceRange(card, edition) ?? products.onRequest,
    order: minimum_order === null ? '' : products.fromOrder(home.quantity(minimum_order, unit)),
  };
}

/** Its name and its model, once where the one holds the other. */
export function toProductName({ name, model }: Pick<ProductCard, 'name' | 'model'>): string {
  return name.includes(model) ? name : `${name} ${model}`.trim();
}

function toValue({ specs }: ProductCard, { property, unit }: PropertyColumn): string {
  const spec = specs.find((one) => one.property === property);
  if (!spec) return '';
  const shown = toSpecIn(spec, unit);
  // What does not convert brings its own unit along.
  return shown.unit === unit ? toSpecFigure(shown) : toSpecValue(shown);
}

/** The properties that most of these products have, for a list that is not counted by property. */
export function toSharedColumns(
  cards: readonly ProductCard[],
  most: number = mostColumns,
): PropertyColumn[] {
  const specs = cards.flatMap((card) => card.specs.filter(({ text }) => text === undefined));
  const byProperty = Map.groupBy(specs, ({ property }) => property);
  return [...byProperty.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, most)
    .flatMap(([spec]) => spec ?? [])
    .map(({ property, name, unit }) => ({ property, name, unit }));
}
