import type { ProductCardDocument, ProductDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

type Card = WireOf<'productList'>['list'][number];

export function toProductCard(document: ProductCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    name: document.name,
    name_cn: document.name_cn,
    name_en: document.name_en,
    model: document.model,
    summary: document.summary,
    image: pictures.picture(document.pictures[0] ?? null),
    supplier: document.supplier,
    specs: document.specs.map((spec) => ({ ...spec, name: names.propertyName(spec.property) })),
    price_from: document.price_from,
    price_to: document.price_to,
    currency: document.currency,
    unit: document.unit,
    minimum_order: document.minimum_order,
    industrys: names.industries(document.industries),
  };
}

export function toProduct(document: ProductDocument, view: View): WireOf<'productInfo'> {
  const { names, pictures } = view;
  return {
    ...toProductCard(document, view),
    description: document.description,
    pictures: pictures.pictures(document.pictures),
    tags: names.tags(document.tags),
    data_sheet: document.data_sheet,
  };
}
