import type { PlateRef } from './pictures.ts';
import type { PropertyKey } from './properties.ts';
import type { IndustryKey } from './sub-industries.ts';
import type { TagKey } from './tags.ts';
import type { SupplierKey } from './written-suppliers.ts';

export type SpecEntry = { readonly property: PropertyKey; readonly unit?: string } & (
  | { readonly number: number }
  | { readonly from: number; readonly to: number }
  | { readonly text_cn: string; readonly text_en: string }
);

export interface ProductEntry {
  readonly name_cn: string;
  readonly name_en: string;
  readonly supplier: SupplierKey;
  readonly summary_cn: string;
  readonly summary_en: string;
  readonly description_cn: string;
  readonly description_en: string;
  readonly specs: readonly [SpecEntry, ...SpecEntry[]];
  readonly price?: readonly [from: number, to: number];
  readonly currency?: 'CNY' | 'USD' | 'EUR';
  readonly unit_cn: string;
  readonly unit_en: string;
  readonly minimum_order: number;
  readonly industries: readonly [IndustryKey, ...IndustryKey[]];
  readonly tags: readonly TagKey[];
  readonly pictures: readonly [PlateRef, ...PlateRef[]];
}
