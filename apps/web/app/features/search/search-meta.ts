import type { Page } from '../../platform/page.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { toTypeNames } from '../../shell/search/search-type-names.ts';
import { openType, type SearchAddress } from './search-address.ts';

/** A search is somebody's question: it has no address that search engines should keep. */
export function toSearchMeta(address: SearchAddress, { copy, edition }: Page): PageMetaProps {
  const { keyword, page } = address;
  const { results, list } = copy;
  const type = new Map(toTypeNames(copy)).get(openType(address)) ?? '';
  const title = keyword ? results.titleOf(keyword, type) : results.title;
  const named = page > 1 ? list.pageTitle(title, page) : title;
  return { title: `${named} · ${edition.name}`, description: results.about };
}
