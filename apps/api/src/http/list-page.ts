import { errorCatalogue } from '@ironbridge/contract';
import {
  type CacheTag,
  type EditionId,
  type Kind,
  type ListedBy,
  lists,
  listTag,
  parseIdList,
  referenceTag,
} from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';

export interface ListQuery {
  readonly sid?: string;
  readonly tid?: number;
  readonly keyword?: string;
  readonly page?: number;
  readonly rows?: number;
}

export interface ListPage {
  readonly industries: readonly number[];
  readonly tag: number | undefined;
  readonly keyword: string | undefined;
  readonly from: number;
  readonly size: number;
}

/** What all lists read in the same way. The engine gives no result beyond the 10,000th. */
export function toListPage(query: ListQuery): ListPage {
  const { sid, tid, page = 1, rows = lists.rowsDefault } = query;
  const industries = parseIdList(sid);
  if (sid !== undefined && industries.length === 0)
    throw new PublicError(errorCatalogue.bad_request);
  const from = (page - 1) * rows;
  if (from >= lists.reachable) throw new PublicError(errorCatalogue.too_deep);
  return {
    industries,
    tag: tid,
    keyword: query.keyword?.trim() || undefined,
    from,
    size: Math.min(rows, lists.reachable - from),
  };
}

/** The one thing that all items of a list name, where those were asked for. */
export interface Named {
  readonly by: ListedBy;
  readonly id: number;
}

/** The narrowest lists that hold all that can be in this one: what cannot appear here need not drop it. */
export function listTags(
  edition: EditionId,
  kind: Kind,
  page: ListPage,
  named: Named | undefined,
): CacheTag[] {
  const lists = named
    ? [listTag(edition, kind, named.by, named.id)]
    : narrowest(edition, kind, page);
  return [referenceTag(edition), ...lists];
}

function narrowest(edition: EditionId, kind: Kind, { industries, tag }: ListPage): CacheTag[] {
  if (tag !== undefined) return [listTag(edition, kind, 'tag', tag)];
  if (industries.length) return industries.map((id) => listTag(edition, kind, 'industry', id));
  return [listTag(edition, kind)];
}
