import type { Listing } from '@ironbridge/contract';
import { dayMs } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { ListingLine } from '@ironbridge/ui';
import { listingHref } from './named-href.ts';
import { toPrice } from './price.ts';
import { noHue, type Setting, toMoment } from './to-story.ts';

const hourMs = 3_600_000;

export function toListingLine(
  listing: Listing,
  { edition, now }: Setting,
  { home }: Messages,
): ListingLine {
  const [industry] = listing.industrys;
  const daysLeft = Math.ceil((Date.parse(listing.expire_time) - now.getTime()) / dayMs);
  return {
    id: listing.id,
    href: listingHref(),
    time: toMoment(listing.publish_time, now),
    dateTime: listing.publish_time,
    kind: listing.kind,
    kindName: { demand: home.wanted, supply: home.offered }[listing.kind],
    title: listing.title,
    quantity: listing.quantity === null ? '' : home.quantity(listing.quantity, listing.unit),
    price:
      listing.price === null
        ? home.onRequest
        : [toPrice(listing.price, listing.currency, edition), listing.unit]
            .filter(Boolean)
            .join('/'),
    place: listing.place,
    hue: industry?.hue ?? noHue,
    industry: industry?.name ?? '',
    left: home.daysLeft(Math.max(1, daysLeft)),
    fresh: now.getTime() - Date.parse(listing.publish_time) < hourMs,
  };
}
