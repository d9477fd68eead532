import type { SupplierDocument } from '../kinds/supplier.ts';
import { allOf, type Clause } from './clauses.ts';
import { chosenIn, type Facets, filingFacets, type PlaceFilter, placeFacets } from './facets.ts';
import { foundBy, type ListFilter, listSearch, type Search } from './list-search.ts';

export const supplierCard = [
  'schema',
  'id',
  'name',
  'name_cn',
  'name_en',
  'summary',
  'logo',
  'country',
  'province',
  'city',
  'founded',
  'staff',
  'brands',
  'certificates',
  'industries',
  'tags',
] as const satisfies readonly (keyof SupplierDocument)[];

export type SupplierCardDocument = Pick<SupplierDocument, (typeof supplierCard)[number]>;

export interface SupplierFilter extends ListFilter, PlaceFilter {
  /** Kind of a certificate that is still good. */
  readonly certificate?: string | undefined;
  /** The day on which it must be, YYYY-MM-DD. */
  readonly today: string;
  readonly sort?: 'newest' | 'name' | 'founded' | undefined;
  readonly facets?: boolean;
}

const sorts = {
  newest: [{ id: 'desc' }],
  name: [{ name: 'asc' }, { id: 'desc' }],
  founded: [{ founded: { order: 'asc', missing: '_last' } }, { id: 'desc' }],
} as const satisfies Record<string, Search<unknown>['sort']>;

export function supplierListSearch(filter: SupplierFilter): Search<SupplierCardDocument> {
  const facets: Facets = {
    ...placeFacets(filter),
    certificate: { chosen: certificateClause(filter), values: certificateCounts(filter.today) },
  };
  return listSearch(filter, {
    clauses: filter.facets ? [] : chosenIn(facets),
    facets: filter.facets ? { ...filingFacets(filter), ...facets } : undefined,
    words: foundBy,
    sort: sorts[filter.sort ?? 'newest'],
    source: supplierCard,
  });
}

/** The newest that hold a certificate which is still good. */
export function certifiedSearch(filter: ListFilter, today: string): Search<SupplierCardDocument> {
  return listSearch<SupplierDocument, (typeof supplierCard)[number]>(filter, {
    clauses: [{ nested: { path: 'certified', query: good(today) } }],
    words: foundBy,
    sort: sorts.newest,
    source: supplierCard,
  });
}

function good(today: string): Clause {
  return { range: { 'certified.until': { gte: today } } };
}

function certificateClause({ certificate, today }: SupplierFilter): Clause | undefined {
  if (certificate === undefined) return undefined;
  const query = allOf([{ term: { 'certified.kind.any_case': certificate } }, good(today)]);
  return { nested: { path: 'certified', query } };
}

/** Suppliers and not certificates are counted: one may hold the same kind twice. */
function certificateCounts(today: string): Clause {
  return {
    nested: { path: 'certified' },
    aggs: {
      good: {
        filter: good(today),
        aggs: {
          values: {
            terms: { field: 'certified.kind', size: 30 },
            aggs: { suppliers: { reverse_nested: {} } },
          },
        },
      },
    },
  };
}
