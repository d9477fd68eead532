import { isListingKind, type ListingKind, listingListPath, listPath } from '@ironbridge/domain';
import { type ListAddress, parseListAddress } from '../../shell/list/list-address.ts';
import { parseName } from '../../shell/list/place-filters.ts';

const hallParams = {
  place: parseName,
  sort: (text: string) => (text === 'expiring' ? text : undefined),
} as const;

const newsParams = {
  kind: (text: string) => (isListingKind(text) ? text : undefined),
  place: parseName,
  since: (text: string) => (Number.isNaN(Date.parse(text)) ? undefined : text),
} as const;

/** The side of the hall that an address is on; both sides have one of their own. */
export function findSide(url: URL): ListingKind | undefined {
  const side = url.pathname.split('/')[2];
  return isListingKind(side) ? side : undefined;
}

export function parseHallAddress(url: URL) {
  return parseListAddress(url, listingListPath({ kind: findSide(url) }), hallParams);
}

/** Where it is asked what has come to a list since. */
export function toNewsPath(
  { sid, tid, keyword, extra }: ListAddress,
  kind: ListingKind | undefined,
  since: string,
): string {
  return listPath('/part/listings', {
    extra: { kind, place: extra['place'], since },
    sid,
    tid,
    keyword,
  });
}

export function parseNewsAddress(url: URL) {
  return parseListAddress(url, '/part/listings', newsParams);
}
