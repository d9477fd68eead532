import { type EditionId, editionIds, editions, toCountryName } from '@ironbridge/domain';
import type { PlaceForms } from '@ironbridge/search';
import type { Supplier } from '../payload-types.ts';
import { ownOrOther } from './language.ts';

export type Placed = Pick<
  Supplier,
  'country' | 'province_cn' | 'province_en' | 'city_cn' | 'city_en'
>;

export interface Place {
  readonly country: string;
  readonly province: string;
  readonly city: string;
}

/** Where a firm is, in the edition’s language where it is known in that. */
export function toPlace(record: Placed, edition: EditionId): Place {
  return {
    country: toCountryName(record.country ?? '', editions[edition].locale),
    province: ownOrOther(edition, record.province_cn, record.province_en),
    city: ownOrOther(edition, record.city_cn, record.city_en),
  };
}

export function toPlaceForms(record: Placed): PlaceForms {
  return {
    country: toCountryForms(record.country),
    province: distinct([record.province_cn, record.province_en]),
    city: distinct([record.city_cn, record.city_en]),
  };
}

export function toCountryForms(country: string | null | undefined): string[] {
  if (!country) return [];
  return distinct([
    country,
    ...editionIds.map((id) => toCountryName(country, editions[id].locale)),
  ]);
}

export function distinct(names: readonly (string | null | undefined)[]): string[] {
  return [...new Set(names.flatMap((name) => name || []))];
}
