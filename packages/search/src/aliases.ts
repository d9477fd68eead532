import type { EditionId, Kind } from '@ironbridge/domain';

/** What has an index of its own: the kinds readers see, one reference document per edition, and what is read most. */
export type IndexName = Kind | 'reference' | 'popular';

/** Readers ask the alias; which index stands behind it changes when one is rebuilt. */
export function aliasOf(name: IndexName, edition: EditionId, prefix = ''): string {
  return `${prefix}${name}-${edition}`;
}

export function indexOf(name: IndexName, edition: EditionId, generation: number): string {
  return `${aliasOf(name, edition)}-${generation}`;
}

/** A reference index holds one document, under this id. */
export const referenceId = 'reference';
