import type { Product, Specification } from '@ironbridge/contract';
import { supplierPath } from '@ironbridge/domain';
import { toProductName } from '../to-product-row.ts';
import { type DataPage, toAddress, toImageAddress } from './house.ts';
import type { Thing } from './thing.ts';

/** What somebody makes; it is offered at a price only where one is given. */
export function toProductThing(page: DataPage, product: Product, path: string): Thing {
  const { supplier, model, pictures, industrys, specs, summary, description } = product;
  const url = toAddress(page, path);
  const maker = supplier && {
    '@type': 'Organization',
    name: supplier.name,
    url: toAddress(page, supplierPath(supplier.id)),
  };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: toProductName(product),
    model: model || undefined,
    description: description || summary || undefined,
    image: pictures.flatMap((picture) => toImageAddress(page, picture) ?? []),
    category: industrys[0]?.name,
    brand: maker ?? undefined,
    manufacturer: maker ?? undefined,
    additionalProperty: specs.map(toPropertyValue),
    offers: toOffer(product, url),
  };
}

function toOffer(product: Product, url: string): Thing | undefined {
  const { price_from, price_to, currency, minimum_order, unit } = product;
  const low = price_from ?? price_to;
  if (low === null || !currency) return undefined;
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: low,
    highPrice: price_to ?? low,
    priceCurrency: currency,
    offerCount: 1,
    eligibleQuantity:
      minimum_order === null
        ? undefined
        : {
            '@type': 'QuantitativeValue',
            minValue: minimum_order,
            unitText: unit || undefined,
          },
  };
}

function toPropertyValue({ property, name, number, from, to, text, unit }: Specification): Thing {
  return {
    '@type': 'PropertyValue',
    propertyID: property,
    name,
    value: text ?? number,
    minValue: from,
    maxValue: to,
    unitText: unit || undefined,
  };
}
