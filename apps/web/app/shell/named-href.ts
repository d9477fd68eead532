import { issuePath, paperPath, videoPath } from '@ironbridge/domain';

/** What has no page yet is named, not linked. */
export function productHref(): string | undefined {
  return undefined;
}

export function supplierHref(): string | undefined {
  return undefined;
}

export function videoHref(id: number): string {
  return videoPath(id);
}

export function paperHref(id: number): string {
  return paperPath(id);
}

export function issueHref(id: number): string {
  return issuePath(id);
}

export function showHref(): string | undefined {
  return undefined;
}

export function listingHref(): string | undefined {
  return undefined;
}
