import { type EditionId, editionIds } from '@ironbridge/domain';
import { documentSchema, type ProductDocument } from '@ironbridge/search';
import type { Product } from '../payload-types.ts';
import { Embedder, type Related, toProductFace } from './embedder.ts';
import { toFiling, toItemTags } from './filing.ts';
import { isLive, own, ownOrOther } from './language.ts';
import type { Projected } from './projection.ts';
import { findId } from './relation.ts';
import { toSpecifications } from './specification.ts';

export function toProducts(record: Product, related: Related): Projected<ProductDocument>[] {
  return editionIds
    .filter((edition) => isLive(edition, record))
    .map((edition) => toProduct(record, edition, related));
}

function toProduct(
  record: Product,
  edition: EditionId,
  related: Related,
): Projected<ProductDocument> {
  const embedder = new Embedder(edition, related);
  const document: ProductDocument = {
    schema: documentSchema,
    id: record.id,
    edition,
    updated_at: record.updatedAt,
    ...toFiling(record, embedder),
    name: own(edition, record.name_cn, record.name_en),
    name_cn: record.name_cn ?? '',
    name_en: record.name_en ?? '',
    model: record.model ?? '',
    supplier: embedder.supplierName(record.supplier) ?? null,
    summary: own(edition, record.summary_cn, record.summary_en),
    description: own(edition, record.description_cn, record.description_en),
    pictures: embedder.pictures(record.pictures),
    specs: toSpecifications(record.specs, edition),
    price_from: record.price_from ?? null,
    price_to: record.price_to ?? null,
    currency: record.currency ?? '',
    unit: ownOrOther(edition, record.unit_cn, record.unit_en),
    minimum_order: record.minimum_order ?? null,
    data_sheet: embedder.file(record.data_sheet) ?? null,
  };
  return {
    edition,
    document,
    tags: toItemTags('product', document),
    uses: embedder.uses,
    face: { ...toProductFace(record, edition, related), supplier: findId(record.supplier) ?? null },
    due: null,
  };
}
