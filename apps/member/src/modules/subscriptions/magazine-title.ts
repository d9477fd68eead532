import type { EditionId } from '@ironbridge/domain';

/** A magazine's name as the edition says it, or else as the other does; in SQL, of road.magazine_titles. */
export const titleIn = {
  cn: "coalesce(nullif(title_cn, ''), title_en, '')",
  en: "coalesce(nullif(title_en, ''), title_cn, '')",
} as const satisfies Record<EditionId, string>;
