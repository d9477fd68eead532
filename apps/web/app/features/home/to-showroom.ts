import type { ProductCard, SupplierCard } from '@ironbridge/contract';
import type { Messages } from '@ironbridge/messages';
import type { ProductFace, SupplierFace } from '@ironbridge/ui';
import { productHref, supplierHref } from '../../shell/named-href.ts';
import { toSpecValue } from '../../shell/spec-value.ts';
import { noHue } from '../../shell/to-story.ts';

const shown = { specs: 3, certificates: 2 };

export function toProductFace(card: ProductCard, { home }: Messages): ProductFace {
  const [industry] = card.industrys;
  const specs = card.specs.map((spec) => ({ name: spec.name, value: toSpecValue(spec) }));
  const order = card.minimum_order === null ? '' : home.quantity(card.minimum_order, card.unit);
  return {
    id: card.id,
    href: productHref(),
    name: [card.name, card.model].filter(Boolean).join(' '),
    maker: card.supplier?.name ?? '',
    hue: industry?.hue ?? noHue,
    kicker: industry ? [industry.name] : [],
    picture: card.image,
    specs: [...specs, { name: home.minimumOrder, value: order }]
      .filter(({ value }) => value)
      .slice(0, shown.specs),
  };
}

export function toSupplierFace(card: SupplierCard, { home, list }: Messages): SupplierFace {
  const checked = card.certificates.filter(({ expired, checked_on }) => !expired && checked_on);
  const kinds = checked.slice(0, shown.certificates).map(({ kind }) => kind);
  const day =
    checked
      .flatMap(({ checked_on }) => checked_on ?? [])
      .sort()
      .at(-1) ?? '';
  return {
    id: card.id,
    href: supplierHref(),
    name: card.name,
    logo: card.logo,
    checked: [kinds.join(list.and), home.checkedOn(day)],
    facts: [
      home.place(card.province, card.city),
      card.founded === null ? '' : String(card.founded),
      card.staff === null ? '' : home.staff(card.staff),
    ].filter(Boolean),
  };
}
