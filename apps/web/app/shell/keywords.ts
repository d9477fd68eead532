import type { IndustryRef, TagRef } from '@ironbridge/contract';

interface Filed {
  readonly industrys: readonly IndustryRef[];
  readonly tags: readonly TagRef[];
}

/** What an item is filed under, where the desk named no words. */
export function toKeywords({ industrys, tags }: Filed): string {
  return [...industrys.map(({ name }) => name), ...tags.map(({ tag_name }) => tag_name)].join(',');
}
