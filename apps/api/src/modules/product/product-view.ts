import type { EditionId } from '@ironbridge/domain';
import type {
  ArticleCardDocument,
  ProductCardDocument,
  ProductDocument,
  SpecificationDocument,
  SupplierDocument,
  VideoCardDocument,
} from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { OwnTwin, View } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import type { ReferenceView } from '../reference/reference-view.ts';
import { isExpired } from '../supplier/certificates.ts';
import { toVideoCard } from '../video/video-view.ts';
import { toShownUnit } from './shown-unit.ts';

type Card = WireOf<'productList'>['list'][number];

export function toProductCard(
  document: ProductCardDocument,
  { edition, names, pictures }: View,
): Card {
  return {
    id: document.id,
    name: document.name,
    name_cn: document.name_cn,
    name_en: document.name_en,
    model: document.model,
    summary: document.summary,
    image: pictures.picture(document.pictures[0] ?? null),
    supplier: document.supplier,
    province: document.province,
    city: document.city,
    specs: document.specs.map((spec) => toSpecification(spec, names, edition)),
    price_from: document.price_from,
    price_to: document.price_to,
    currency: document.currency,
    unit: document.unit,
    minimum_order: document.minimum_order,
    industrys: names.industries(document.industries),
  };
}

/** A value without a unit is in its property's. */
function toSpecification(spec: SpecificationDocument, names: ReferenceView, edition: EditionId) {
  const property = names.findProperty(spec.property);
  return {
    ...spec,
    name: property?.name ?? spec.property,
    unit: toShownUnit(
      edition,
      spec.unit || (spec.text === undefined ? (property?.unit ?? '') : ''),
    ),
  };
}

/** What a product's page shows besides the product. */
export interface ProductParts {
  readonly supplier: SupplierDocument | undefined;
  readonly alternatives: readonly ProductCardDocument[];
  readonly articles: readonly ArticleCardDocument[];
  readonly videos: readonly VideoCardDocument[];
  readonly twin: OwnTwin;
}

export function toProduct(
  document: ProductDocument,
  view: View,
  { supplier, alternatives, articles, videos, twin }: ProductParts,
): WireOf<'productInfo'> {
  const { names, pictures } = view;
  return {
    ...toProductCard(document, view),
    description: document.description,
    pictures: pictures.pictures(document.pictures),
    tags: names.tags(document.tags),
    data_sheet: document.data_sheet,
    supplier_card: supplier ? toSupplierFace(supplier, view) : null,
    alternatives: alternatives.map((row) => toProductCard(row, view)),
    articles: articles.map((row) => toArticleCard(row, view)),
    videos: videos.map((row) => toVideoCard(row, view)),
    twin,
  };
}

function toSupplierFace(document: SupplierDocument, { pictures }: View) {
  const { id, name, logo, country, province, city, certificates } = document;
  const valid = certificates.filter((certificate) => !isExpired(certificate, new Date()));
  return {
    id,
    name,
    logo: pictures.picture(logo),
    country,
    province,
    city,
    certificates: valid.length,
    certified: [...new Set(valid.map(({ kind }) => kind))],
  };
}
