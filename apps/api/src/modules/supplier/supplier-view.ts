import type { SupplierDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

export function toSupplier(
  document: SupplierDocument,
  { names, pictures }: View,
): WireOf<'supplierInfo'> {
  return {
    id: document.id,
    name: document.name,
    name_cn: document.name_cn,
    name_en: document.name_en,
    summary: document.summary,
    profile: document.profile,
    logo: pictures.picture(document.logo),
    pictures: pictures.pictures(document.pictures),
    country: document.country,
    province: document.province,
    city: document.city,
    founded: document.founded,
    staff: document.staff,
    website: document.website,
    brands: document.brands,
    industrys: names.industries(document.industries),
    tags: names.tags(document.tags),
    certificates: document.certificates,
  };
}
