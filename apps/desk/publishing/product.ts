import { toPriceBands } from '@ironbridge/domain';
import { type ProductDocument, textsOf } from '@ironbridge/search';
import type { Product } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { type Related, toProductFace } from './embedder.ts';
import { toFiling } from './filing.ts';
import { isLive, own, ownOrOther, toNames } from './language.ts';
import { findId } from './relation.ts';
import { toSpecifications } from './specification.ts';
import { toComparable } from './values.ts';

export function toProducts(record: Product, related: Related, now: Date) {
  return toEach<ProductDocument>(record, related, {
    kind: 'product',
    find: textsOf.product,
    shownIn: (edition) => isLive(edition, record),
    toOwn: (edition, embedder) => ({
      ...toFiling(record, embedder),
      ...toNames(edition, record),
      model: record.model ?? '',
      supplier: embedder.supplierName(record.supplier) ?? null,
      summary: own(edition, record.summary_cn, record.summary_en),
      description: own(edition, record.description_cn, record.description_en),
      pictures: embedder.pictures(record.pictures),
      specs: toSpecifications(record.specs, edition),
      ...toComparable(record.specs, related.properties),
      ...embedder.supplierPlace(record.supplier),
      price_from: record.price_from ?? null,
      price_to: record.price_to ?? null,
      currency: record.currency ?? '',
      unit: ownOrOther(edition, record.unit_cn, record.unit_en),
      price_bands: toBands(record),
      certified: embedder.supplierCertified(record.supplier, now),
      minimum_order: record.minimum_order ?? null,
      data_sheet: embedder.file(record.data_sheet) ?? null,
    }),
    toFace: (_own, edition) => ({
      ...toProductFace(record, edition, related),
      supplier: findId(record.supplier) ?? null,
    }),
  });
}

/** A price without a second end is one price. */
function toBands({ price_from: from, price_to: to, currency }: Product): string[] {
  return typeof from === 'number' && currency ? toPriceBands(from, to ?? from, currency) : [];
}
