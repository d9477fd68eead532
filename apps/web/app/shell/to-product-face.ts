import type { ProductCard } from '@ironbridge/contract';
import { productPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { ProductFace } from '@ironbridge/ui';
import { toSpecValue } from './spec-value.ts';
import { toProductName } from './to-product-row.ts';
import { noHue, toKicker } from './to-story.ts';

const shownSpecs = 3;

export function toProductFace(
  card: ProductCard,
  { home }: Messages,
  chosen: readonly number[] = [],
): ProductFace {
  const specs = card.specs.map((spec) => ({ name: spec.name, value: toSpecValue(spec) }));
  const order = card.minimum_order === null ? '' : home.quantity(card.minimum_order, card.unit);
  return {
    id: card.id,
    href: productPath(card.id),
    name: toProductName(card),
    maker: card.supplier?.name ?? '',
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, chosen),
    picture: card.image,
    specs: [...specs, { name: home.minimumOrder, value: order }]
      .filter(({ value }) => value)
      .slice(0, shownSpecs),
  };
}
