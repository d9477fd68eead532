import { issuePath } from '@ironbridge/domain';

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

export function issueHref(id: number): string {
  return issuePath(id);
}

export function paperHref(): string | undefined {
  return undefined;
}
