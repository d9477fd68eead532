import type { Kind } from '@ironbridge/domain';

/** What is read most: one document per industry, and one for the whole edition under this number. */
export const wholeEdition = 0;

/** Views rewrite this and never the content. */
export interface PopularDocument {
  readonly schema: number;
  readonly updated_at: string;
  /** The hottest first. */
  readonly items: readonly { readonly kind: Kind; readonly id: number; readonly score: number }[];
}
