import {
  type ArticleListQuery,
  type ArticleListType,
  articleListPath,
  parseId,
  parseIdList,
} from '@ironbridge/domain';

const longestKeyword = 100;

export interface ListAddress extends ArticleListQuery {
  readonly sid: readonly number[];
  readonly page: number;
}

/** What an address asks for; a page that cannot be a page number is 0. */
export function parseListAddress(url: URL, type?: ArticleListType): ListAddress {
  const { searchParams } = url;
  const page = searchParams.get('page');
  return {
    type,
    sid: parseIdList(searchParams.get('sid') ?? undefined),
    tid: parseId(searchParams.get('tid') ?? undefined),
    keyword: searchParams.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    page: page === null ? 1 : (parseId(page) ?? 0),
  };
}

/** How far a list of so many can be read. */
export function lastPage(total: number, rows: number, reachable: number): number {
  return Math.max(1, Math.ceil(Math.min(total, reachable) / rows));
}

/** A page outside the list leads back into it: below the first to the first, above the last to the last. */
export function findRightPage(address: ListAddress, last: number): string | undefined {
  if (address.page < 1) return articleListPath({ ...address, page: 1 });
  return address.page > last ? articleListPath({ ...address, page: last }) : undefined;
}
