import { dayMs } from '@ironbridge/domain';
import type { Choice } from '../content/choice.ts';
import { toFileName } from '../content/pictures.ts';
import type { ProductEntry } from '../content/product.ts';
import type { SupplierEntry } from '../content/supplier.ts';
import type { SupplierKey } from '../content/written-suppliers.ts';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';
import type { DataSheets } from './data-sheets.ts';
import { type Pictures, toLogoName } from './pictures.ts';
import type { Reference } from './reference.ts';

export interface Catalogue {
  readonly suppliers: ReadonlyMap<SupplierKey, number>;
  readonly products: ReadonlyMap<string, number>;
}

/** Enquiries go there; nobody outside ever has such an address. */
const toSalesAddress = (website: string): string => `sales@${new URL(website).hostname}`;

export async function loadCatalogue(
  desk: Desk,
  reference: Reference,
  { pictures, sheets }: { readonly pictures: Pictures; readonly sheets: DataSheets },
  choice: Choice,
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
    [...choice.suppliers].map(([key, supplier]) => ({
      key,
      known: { name_en: supplier.name_en },
      toData: () => ({
        ...toSupplierData(supplier, now),
        ...relate(supplier),
        logo: getId(pictures, toLogoName(key)),
      }),
    })),
  );
  const productIds = await loadEach(
    desk,
    'products',
    'Products',
    [...choice.products].map(([model, product]) => ({
      key: model,
      known: { model },
      toData: () => ({
        ...toProductData(product),
        ...relate(product),
        model,
        data_sheet: getId(sheets, model),
        supplier: getId(supplierIds, product.supplier),
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
    contacts: [{ name: 'Sales', role: 'Sales', email: toSalesAddress(fields.website) }],
    certificates: certificates.map(({ kind, number, issuer, validYears, checkedDaysAgo }) => ({
      kind,
      number,
      issuer,
      valid_to: new Date(now.getTime() + validYears * 365 * dayMs).toISOString(),
      checked_on: new Date(now.getTime() - checkedDaysAgo * dayMs).toISOString(),
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
