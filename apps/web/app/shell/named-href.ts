/** What has no page yet is named, not linked. */
export function showHref(): string | undefined {
  return undefined;
}

export function listingHref(): string | undefined {
  return undefined;
}
