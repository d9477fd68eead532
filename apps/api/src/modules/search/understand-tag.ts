import type { Understood } from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import type { View } from '../../published/published.ts';
import type { TermService } from './term.service.ts';

/**
 * What a tag says, for kinds that nobody files under tags: its list is of what speaks of it, by any of its names. A tag
 * that is not there says nothing, and nothing is found by it.
 */
export function understandTag(
  tid: number | undefined,
  { names }: View,
  terms: TermService,
): Understood | undefined {
  if (tid === undefined) return undefined;
  const [tag] = names.tags([tid]);
  return terms.understand(tag ? toCharacters(tag.tag_name) : '');
}

/** The one tag that such a list may be narrowed by, as other lists count theirs. */
export function toChosenTag(tid: number | undefined, { names }: View, count: number) {
  return tid === undefined ? [] : names.tags([tid]).map((tag) => ({ ...tag, count }));
}
