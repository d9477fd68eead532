import type { Listing } from '@ironbridge/contract';
import { dayMs, listingPath, shanghaiDate } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { ListingLine } from '@ironbridge/ui';
import { toPrice } from './price.ts';
import { noHue, type Setting, toKicker, toMoment } from './to-story.ts';

const hourMs = 3_600_000;
/** The bars of a ledger measure so many days. */
const month = 30;
const fewDays = 3;

export function toListingLine(
  listing: Listing,
  setting: Setting,
  copy: Messages,
  chosen: readonly number[] = [],
): ListingLine {
  const { now } = setting;
  const { hall } = copy;
  const days = toDaysLeft(listing, now);
  return {
    id: listing.id,
    href: listingPath(listing),
    time: toMoment(listing.publish_time, now),
    dateTime: listing.publish_time,
    kind: listing.kind,
    kindName: hall.kinds[listing.kind],
    title: listing.title,
    quantity: toQuantity(listing, copy),
    price: toUnitPrice(listing, setting, copy),
    place: listing.place,
    hue: listing.industrys[0]?.hue ?? noHue,
    industry: toKicker(listing, chosen)[0] ?? '',
    left: toLeft(days, copy),
    share: Math.min(1, days / month),
    soon: days <= fewDays,
    fresh: now.getTime() - Date.parse(listing.publish_time) < hourMs,
  };
}

/** By the calendar in Shanghai: 0 is today. */
export function toDaysLeft({ expire_time }: Pick<Listing, 'expire_time'>, now: Date): number {
  const days = Date.parse(shanghaiDate(expire_time)) - Date.parse(shanghaiDate(now));
  return Math.max(0, Math.round(days / dayMs));
}

export function toLeft(days: number, { hall }: Messages): string {
  return days <= fewDays ? hall.fewDaysLeft(days) : hall.daysLeft(days);
}

export function toQuantity({ quantity, unit }: Listing, { home }: Messages): string {
  return quantity === null ? '' : home.quantity(quantity, unit);
}

export function toUnitPrice(
  { price, currency, unit }: Listing,
  { edition }: Setting,
  { hall }: Messages,
): string {
  if (price === null) return hall.onRequest;
  return [toPrice(price, currency, edition), unit].filter(Boolean).join('/');
}
