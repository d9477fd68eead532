/** What has no page yet is named, not linked. */
export function productHref(): string | undefined {
  return undefined;
}

export function supplierHref(): string | undefined {
  return undefined;
}

export function showHref(): string | undefined {
  return undefined;
}

export function listingHref(): string | undefined {
  return undefined;
}
