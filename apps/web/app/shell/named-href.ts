/** What has no page yet is named, not linked. */
export function listingHref(): string | undefined {
  return undefined;
}
