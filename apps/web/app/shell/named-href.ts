/** Products and suppliers have no page yet: they are named, not linked. */
export function productHref(): string | undefined {
  return undefined;
}

export function supplierHref(): string | undefined {
  return undefined;
}
