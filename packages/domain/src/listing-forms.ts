import type { ListingKind } from './paths.ts';

/** How long a member's listing may stand before it is taken down by itself. */
export const listingDays = [7, 15, 30, 60, 90] as const;

export const currencies = ['CNY', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** A member's own listings, whatever became of them. */
export function ownListingsPath(): string {
  return '/account/listings';
}

export function ownListingPath(id: number): string {
  return `/account/listings/${id}`;
}

/** Where a new one is written. */
export function postListingPath(kind: ListingKind): string {
  return `/account/listings/new?kind=${kind}`;
}
