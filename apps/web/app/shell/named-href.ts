/** What has no page yet is named, not linked. */
export function productHref(): string | undefined {
  return undefined;
}

export function supplierHref(): string | undefined {
  return undefined;
}

export function videoHref(): string | undefined {
  return undefined;
}

export function issueHref(): string | undefined {
  return undefined;
}

export function paperHref(): string | undefined {
  return undefined;
}
