import { daysFrom, type SpecEntry, type SupplierEntry } from '@ironbridge/demo';
import type { EditionId } from '@ironbridge/domain';
import type { ProductDocument, SpecificationDocument, SupplierDocument } from '@ironbridge/search';
import { type Keyed, type Setting, say, toFiled, toNamedSupplier, toPlace } from './setting.ts';

export function toSuppliers(setting: Setting): Keyed<SupplierDocument>[] {
  const { choice, edition, now } = setting;
  return [...choice.suppliers].map(([key, supplier], i) => ({
    key,
    document: {
      ...toFiled(i + 1, setting),
      name: say(edition, [supplier.name_cn, supplier.name_en]),
      name_cn: supplier.name_cn,
      name_en: supplier.name_en,
      summary: say(edition, [supplier.summary_cn, supplier.summary_en]),
      profile: say(edition, [supplier.profile_cn, supplier.profile_en]),
      logo: null,
      pictures: [],
      ...toSupplierPlace(supplier, edition),
      founded: supplier.founded,
      staff: supplier.staff,
      website: supplier.website,
      brands: supplier.brands,
      certificates: supplier.certificates.map(({ kind, number, issuer, validYears }) => ({
        kind,
        number,
        issuer,
        valid_to: daysFrom(now, validYears * 365),
        checked_on: null,
      })),
      certified: [],
    },
  }));
}

export function toProducts(setting: Setting): Keyed<ProductDocument>[] {
  const { choice, edition } = setting;
  return [...choice.products].map(([model, product], i) => ({
    key: model,
    document: {
      ...toFiled(i + 1, setting),
      name: say(edition, [product.name_cn, product.name_en]),
      name_cn: product.name_cn,
      name_en: product.name_en,
      model,
      supplier: toNamedSupplier(product.supplier, setting),
      summary: say(edition, [product.summary_cn, product.summary_en]),
      description: say(edition, [product.description_cn, product.description_en]),
      pictures: [],
      specs: product.specs.map((spec) => toSpecification(spec, edition)),
      // Only narrows a list.
      values: {},
      properties: [],
      ...toSupplierPlace(choice.suppliers.get(product.supplier), edition),
      price_from: product.price?.[0] ?? null,
      price_to: product.price?.[1] ?? null,
      currency: product.currency ?? '',
      unit: say(edition, [product.unit_cn, product.unit_en]),
      minimum_order: product.minimum_order,
      data_sheet: null,
    },
  }));
}

function toSpecification(spec: SpecEntry, edition: EditionId): SpecificationDocument {
  const { property, unit = '' } = spec;
  if ('number' in spec) return { property, number: spec.number, unit };
  if ('from' in spec) return { property, from: spec.from, to: spec.to, unit };
  return { property, text: say(edition, [spec.text_cn, spec.text_en]), unit };
}

function toSupplierPlace(supplier: SupplierEntry | undefined, edition: EditionId) {
  if (!supplier) throw new Error('A product of the demo is without its supplier');
  return toPlace(edition, {
    country: supplier.country,
    province: [supplier.province_cn, supplier.province_en],
    city: [supplier.city_cn, supplier.city_en],
  });
}
