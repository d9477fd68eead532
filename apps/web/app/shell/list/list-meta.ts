import { listPath } from '@ironbridge/domain';
import type { Page } from '../../platform/page.ts';
import type { PageMetaProps } from '../PageMeta.tsx';
import { type ListAddress, narrowingOf, toListPath } from './list-address.ts';
import { type ListWords, toFilteredWords } from './list-words.ts';

/** What machines are told of a list; `kept` is the list that they should keep in its place, if that is another. */
export function toListMeta(
  address: ListAddress,
  words: ListWords,
  { copy, edition, frame }: Page,
  kept = address.path,
): PageMetaProps {
  const { industries, settings } = frame;
  const { title, about, filters } = toFilteredWords(address, words, { copy, industries });
  const named = address.page > 1 ? copy.list.pageTitle(title, address.page) : title;
  const canonical = toCanonicalList(address, kept);
  const [industry] = address.sid;
  return {
    title: `${named} · ${edition.name}`,
    description: about,
    keywords: [...filters, settings?.seo_keyword].filter(Boolean).join(','),
    canonical,
    twin: address.page <= 1 && canonical === sameListElsewhere(address) ? canonical : undefined,
    share: industry && filters.length === 1 ? { kind: 'industry', id: industry } : undefined,
  };
}

/**
 * Which list search engines should keep in place of this one. A searched list is somebody's question and none of
 * theirs. One filter makes a list of its own, page by page; more of them are a view of the list without any.
 */
function toCanonicalList(address: ListAddress, kept: string): string | undefined {
  const { sid, tid, keyword, page } = address;
  if (keyword) return undefined;
  const extra = narrowingOf(address);
  const others = Object.values(extra).flatMap((value) => value?.split(',') ?? []);
  const filters = sid.length + (tid ? 1 : 0) + others.length;
  return filters > 1 ? kept : listPath(kept, { sid, tid, extra, page });
}

/** The same list in the other edition: ids are shared, words and pages are not. */
export function sameListElsewhere(address: ListAddress): string {
  return toListPath(address, { keyword: undefined });
}
