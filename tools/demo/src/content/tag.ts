import type { IndustryKey } from './sub-industries.ts';

export interface TagEntry {
  readonly tag_name_cn: string;
  readonly tag_name_en: string;
  readonly grade: number;
  readonly industries: readonly IndustryKey[];
}
