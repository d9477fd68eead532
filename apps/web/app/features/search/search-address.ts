import { isSearchType, type SearchType } from '@ironbridge/domain';
import { parseListAddress } from '../../shell/list/list-address.ts';

/** What narrows a search, or changes how it is made, besides what every list is narrowed by. */
const params = {
  /** News are searched where nothing else is named. */
  type: (text: string) => (isSearchType(text) && text !== 'news' ? text : undefined),
  year: (text: string) => (/^(19|20|21)\d\d$/.test(text) ? text : undefined),
  sort: (text: string) => (text === 'date' ? text : undefined),
  exact: (text: string) => (text === '1' ? text : undefined),
} as const;

export function parseSearchAddress(url: URL) {
  return parseListAddress(url, '/search', params);
}

export type SearchAddress = ReturnType<typeof parseSearchAddress>;

export function openType({ extra }: SearchAddress): SearchType {
  return extra.type ?? 'news';
}

/** The same question about another type: what only narrows this one is left behind. */
export function toTypeQuery(address: SearchAddress, type: SearchType) {
  const { exact } = address.extra;
  return {
    sid: address.sid,
    keyword: address.keyword,
    extra: { type: type === 'news' ? undefined : type, exact },
  };
}
