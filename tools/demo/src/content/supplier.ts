import type { PlateRef } from './pictures.ts';
import type { IndustryKey } from './sub-industries.ts';
import type { TagKey } from './tags.ts';

export interface CertificateEntry {
  readonly kind: string;
  readonly number: string;
  readonly issuer: string;
  /** Years from today, so that demo certificates never all expire at once; one that is over has run out before. */
  readonly validYears: number;
  readonly checkedDaysAgo: number;
}

/** An invented firm: none of these exists. */
export interface SupplierEntry {
  readonly name_cn: string;
  readonly name_en: string;
  readonly initials: string;
  readonly summary_cn: string;
  readonly summary_en: string;
  readonly profile_cn: string;
  readonly profile_en: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly province_cn: string;
  readonly province_en: string;
  readonly city_cn: string;
  readonly city_en: string;
  readonly founded: number;
  readonly staff: number;
  readonly website: string;
  readonly brands: readonly string[];
  readonly industries: readonly [IndustryKey, ...IndustryKey[]];
  readonly tags: readonly TagKey[];
  readonly pictures: readonly [PlateRef, ...PlateRef[]];
  readonly certificates: readonly CertificateEntry[];
}
