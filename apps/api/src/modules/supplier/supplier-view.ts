import type {
  ArticleCardDocument,
  ProductCardDocument,
  StandDocument,
  SupplierCardDocument,
  SupplierDocument,
  VideoCardDocument,
} from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { OwnTwin, View } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import { toProductCard } from '../product/product-view.ts';
import { toShowCard } from '../show/show-view.ts';
import { toVideoCard } from '../video/video-view.ts';
import { toCertificate } from './certificates.ts';

type Card = WireOf<'supplierList'>['list'][number];

export function toSupplierCard(document: SupplierCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    name: document.name,
    name_cn: document.name_cn,
    name_en: document.name_en,
    summary: document.summary,
    logo: pictures.picture(document.logo),
    country: document.country,
    province: document.province,
    city: document.city,
    founded: document.founded,
    staff: document.staff,
    brands: document.brands,
    industrys: names.industries(document.industries),
    tags: names.tags(document.tags),
    certificates: document.certificates.map(toCertificate),
  };
}

export interface ProductGroup {
  readonly industry: number;
  readonly total: number;
  readonly products: readonly ProductCardDocument[];
}

/** What a supplier's page shows besides the supplier. */
export interface SupplierParts {
  readonly products: { readonly total: number; readonly groups: readonly ProductGroup[] };
  readonly videos: readonly VideoCardDocument[];
  readonly articles: readonly ArticleCardDocument[];
  readonly shows: readonly StandDocument[];
  readonly twin: OwnTwin;
}

export function toSupplier(
  document: SupplierDocument,
  view: View,
  { products, videos, articles, shows, twin }: SupplierParts,
): WireOf<'supplierInfo'> {
  return {
    ...toSupplierCard(document, view),
    profile: document.profile,
    pictures: view.pictures.pictures(document.pictures),
    website: document.website,
    products: {
      total: products.total,
      groups: products.groups.flatMap((group) =>
        view.names.industries([group.industry]).map((industry) => ({
          industry,
          total: group.total,
          list: group.products.map((row) => toProductCard(row, view)),
        })),
      ),
    },
    videos: videos.map((row) => toVideoCard(row, view)),
    articles: articles.map((row) => toArticleCard(row, view)),
    shows: shows.flatMap((row) =>
      row.exhibitors
        .filter(({ supplier }) => supplier.id === document.id)
        .map(({ hall, booth }) => ({ ...toShowCard(row, view), hall, booth })),
    ),
    twin,
  };
}
