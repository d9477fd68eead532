import { isMediaItemKind, type MediaListQuery, mediaListPath, parseId } from '@ironbridge/domain';

export interface MediaAddress extends MediaListQuery {
  readonly page: number;
}

/** What an address asks for; a page that cannot be a page number is 0. */
export function parseMediaAddress({ searchParams }: URL): MediaAddress {
  const kind = searchParams.get('kind');
  const page = searchParams.get('page');
  return {
    kind: isMediaItemKind(kind) ? kind : undefined,
    page: page === null ? 1 : (parseId(page) ?? 0),
  };
}

/** A page outside the list leads back into it. */
export function findRightMediaPage(address: MediaAddress, last: number): string | undefined {
  if (address.page < 1) return mediaListPath({ ...address, page: 1 });
  return address.page > last ? mediaListPath({ ...address, page: last }) : undefined;
}
