import { toFileName } from '../content/pictures.ts';
import type { ProductEntry } from '../content/product.ts';
import { type ProductModel, products } from '../content/products.ts';
import type { SupplierEntry } from '../content/supplier.ts';
import { type SupplierKey, suppliers } from '../content/suppliers.ts';
import type { Desk } from '../desk.ts';
import { getId, keysOf, loadEach } from '../load-each.ts';
import { type Pictures, toLogoName } from './pictures.ts';
import type { Reference } from './reference.ts';

export interface Catalogue {
  readonly suppliers: ReadonlyMap<SupplierKey, number>;
  readonly products: ReadonlyMap<ProductModel, number>;
}

const DAY = 86_400_000;

export async function loadCatalogue(
  desk: Desk,
  reference: Reference,
  pictures: Pictures,
  now: Date,
): Promise<Catalogue> {
  const relate = ({
    industries,
    tags,
    pictures: refs,
  }: Pick<SupplierEntry | ProductEntry, 'industries' | 'pictures' | 'tags'>) => ({
    industries: industries.map((path) => getId(reference.industries, path)),
    tags: tags.map((tag) => getId(reference.tags, tag)),
    pictures: refs.map((ref) => getId(pictures, toFileName(ref))),
  });
  const supplierIds = await loadEach(
    desk,
    'suppliers',
    'Suppliers',
    keysOf(suppliers).map((key) => ({
      key,
      known: { name_en: suppliers[key].name_en },
      toData: () => ({
        ...toSupplierData(suppliers[key], now),
        ...relate(suppliers[key]),
        logo: getId(pictures, toLogoName(key)),
      }),
    })),
  );
  const productIds = await loadEach(
    desk,
    'products',
    'Products',
    keysOf(products).map((model) => ({
      key: model,
      known: { model },
      toData: () => ({
        ...toProductData(products[model]),
        ...relate(products[model]),
        model,
        supplier: getId(supplierIds, products[model].supplier),
      }),
    })),
  );
  return { suppliers: supplierIds, products: productIds };
}

function toSupplierData(
  { initials: _, certificates, ...fields }: SupplierEntry,
  now: Date,
): object {
  return {
    ...fields,
    live_cn: true,
    live_en: true,
    certificates: certificates.map(({ kind, number, issuer, validYears, checkedDaysAgo }) => ({
      kind,
      number,
      issuer,
      valid_to: new Date(now.getTime() + validYears * 365 * DAY).toISOString(),
      checked_on: new Date(now.getTime() - checkedDaysAgo * DAY).toISOString(),
    })),
  };
}

function toProductData({ price, ...fields }: ProductEntry): object {
  return {
    ...fields,
    live_cn: true,
    live_en: true,
    ...(price ? { price_from: price[0], price_to: price[1] } : {}),
  };
}
