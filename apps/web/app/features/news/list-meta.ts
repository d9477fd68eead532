import { articleListPath } from '@ironbridge/domain';
import type { Page } from '../../platform/page.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { feedPath } from './feed/feed-path.ts';
import { filteredListWords } from './list-words.ts';
import type { ListAddress } from './parse-list-address.ts';

/** What machines are told of a list. */
export function toListMeta(
  address: ListAddress,
  { copy, edition, frame }: Page,
  tag?: string,
): PageMetaProps {
  const { title, about, filters } = filteredListWords(address, copy, frame.industries, tag);
  const named = address.page > 1 ? copy.list.pageTitle(title, address.page) : title;
  const canonical = toCanonicalList(address);
  const [industry] = address.sid;
  return {
    title: `${named} · ${edition.name}`,
    description: about,
    keywords: [...filters, frame.settings?.seo_keyword].filter(Boolean).join(','),
    canonical,
    twin: canonical === toOwnPath(address) && address.page <= 1 ? canonical : undefined,
    share: industry && filters.length === 1 ? { kind: 'industry', id: industry } : undefined,
    feeds: address.keyword
      ? undefined
      : { title, rss: feedPath('rss', address), json: feedPath('json', address) },
  };
}

/**
 * Which list search engines should keep in place of this one. A searched list is somebody's question and none of
 * theirs. One filter makes a list of its own, page by page; more of them are a view of the list without any. The
 * latest articles are all articles by another name.
 */
function toCanonicalList(address: ListAddress): string | undefined {
  const { type, sid, tid, keyword, page } = address;
  if (keyword) return undefined;
  const own = type === 'latest' ? undefined : type;
  return sid.length + (tid ? 1 : 0) > 1
    ? articleListPath({ type: own })
    : articleListPath({ type: own, sid, tid, page });
}

function toOwnPath({ type, sid, tid, page }: ListAddress): string {
  return articleListPath({ type, sid, tid, page });
}

/** The same list in the other edition: ids are shared, words and pages are not. */
export function sameListElsewhere({ type, sid, tid }: ListAddress): string {
  return articleListPath({ type, sid, tid });
}
