import type { Page } from '../../platform/page.ts';
import { toIndustryNames } from './industry-names.ts';
import type { ListAddress } from './list-address.ts';

/** A list's name and what it is, in the edition's words. */
export interface ListWords {
  readonly title: string;
  readonly about: string;
  /** The names of what it is filtered by besides industries: its tag, and what only its kind has. */
  readonly filters?: readonly string[];
}

/** The same with all that it is filtered by, as it is told where the list itself is not seen. */
export function toFilteredWords(
  { sid }: ListAddress,
  { title, about, filters: others = [] }: ListWords,
  { copy, industries }: Pick<Page, 'copy'> & Pick<Page['frame'], 'industries'>,
) {
  const filters = [...toIndustryNames(sid, industries), ...others];
  if (filters.length === 0) return { title, about, filters };
  const named = filters.join(copy.list.and);
  return { title: `${named} · ${title}`, about: copy.list.filteredAbout(named, about), filters };
}
