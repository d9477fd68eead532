import type { ArticleType } from '@ironbridge/domain';
import type { Part } from './parts.ts';
import type { PlateRef } from './pictures.ts';
import type { ProductModel } from './products.ts';
import type { IndustryKey } from './sub-industries.ts';
import type { TagKey } from './tags.ts';
import type { SupplierKey } from './written-suppliers.ts';

export interface StoryText {
  readonly title: string;
  readonly standfirst: string;
  readonly author: string;
  readonly source?: string;
  readonly caption?: string;
  readonly body: readonly Part[];
  /** The address on editions that have slugs. */
  readonly slug?: string;
  readonly url?: string;
  /** An id of the old site, whose address must go on working. */
  readonly id?: number;
}

interface StoryFrame {
  readonly minutesAgo: number;
  readonly types: readonly ArticleType[];
  readonly industries: readonly [IndustryKey, ...IndustryKey[]];
  readonly tags: readonly TagKey[];
  readonly cover?: PlateRef;
  readonly suppliers?: readonly SupplierKey[];
  readonly products?: readonly ProductModel[];
  readonly pinnedHours?: number;
}

/** A story in one edition, or in both: then the two texts are twins, each written for its own readers. */
export type Story = StoryFrame &
  (
    | { readonly cn: StoryText; readonly en?: never }
    | { readonly en: StoryText; readonly cn?: never }
    | { readonly cn: StoryText; readonly en: StoryText }
  );
