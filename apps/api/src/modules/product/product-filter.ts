import { type CallQuery, errorCatalogue } from '@ironbridge/contract';
import { findUnit, parseRange, toBase } from '@ironbridge/domain';
import type { ProductFilter, ProductSort, ValueFilter } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import type { ListPage } from '../../http/list-page.ts';
import type { Property, ReferenceView } from '../reference/reference-view.ts';

/** More than anybody compares by at once. */
const mostValues = 8;

/** The query as the engine is asked: properties that the dictionary has, values in what it measures them in. */
export function toProductFilter(
  page: ListPage,
  query: CallQuery<'productList'>,
  names: ReferenceView,
): ProductFilter {
  const { supplier, country, province, city, spec, price, certificate, sort, facets } = query;
  return {
    ...page,
    supplier,
    country,
    province,
    city,
    values: spec === undefined ? [] : parseValues(spec, names),
    price: price === undefined ? undefined : parsePrice(price),
    certificate,
    sort: sort === undefined ? undefined : parseSort(sort, names),
    facets: facets === 1,
  };
}

function refuse(): never {
  throw new PublicError(errorCatalogue.bad_request);
}

function parseValues(spec: string, names: ReferenceView): ValueFilter[] {
  const parts = spec.split(';').filter((part) => part !== '');
  if (parts.length === 0 || parts.length > mostValues) refuse();
  return parts.map((part) => parseValue(part, names));
}

function parseValue(part: string, names: ReferenceView): ValueFilter {
  const colon = part.indexOf(':');
  const { key, base } = getMeasured(part.slice(0, Math.max(0, colon)), names);
  const range = parseRange(part.slice(colon + 1)) ?? refuse();
  const unit = range.unit === '' ? base : findUnit(range.unit, base.dimension);
  if (unit === undefined) refuse();
  const inBase = (end: number | undefined) => (end === undefined ? undefined : toBase(end, unit));
  return { property: key, from: inBase(range.from), to: inBase(range.to) };
}

type Measured = Property & { readonly base: NonNullable<Property['base']> };

/** Only what the dictionary has becomes part of a field's name. */
function getMeasured(key: string, names: ReferenceView): Measured {
  const property = names.findProperty(key);
  if (property?.base === undefined) refuse();
  return { ...property, base: property.base };
}

function parsePrice(text: string): NonNullable<ProductFilter['price']> {
  const range = parseRange(text);
  if (range === undefined || !/^[A-Z]{3}$/.test(range.unit)) refuse();
  return { from: range.from, to: range.to, currency: range.unit };
}

function parseSort(sort: string, names: ReferenceView): ProductSort {
  if (sort === 'newest' || sort === 'name') return { by: sort };
  const descends = sort.startsWith('-');
  const { key } = getMeasured(descends ? sort.slice(1) : sort, names);
  return { by: 'property', property: key, order: descends ? 'desc' : 'asc' };
}
