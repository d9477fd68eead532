import { type EditionId, editions, toCountryName } from '@ironbridge/domain';
import type { Supplier } from '../payload-types.ts';
import { ownOrOther } from './language.ts';

export type Placed = Pick<
  Supplier,
  'country' | 'province_cn' | 'province_en' | 'city_cn' | 'city_en'
>;

/** Where a firm is, in the edition’s language where it is known in that. */
export function toPlace(
  record: Placed,
  edition: EditionId,
): { country: string; province: string; city: string } {
  return {
    country: toCountryName(record.country ?? '', editions[edition].locale),
    province: ownOrOther(edition, record.province_cn, record.province_en),
    city: ownOrOther(edition, record.city_cn, record.city_en),
  };
}
