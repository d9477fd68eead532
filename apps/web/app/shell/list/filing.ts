import type { ListAddress } from './list-address.ts';

interface Tag {
  readonly id: number;
  readonly tag_name: string;
  readonly grade: number;
}

interface FilingCounts<Industry, Counted> {
  readonly industry: readonly Industry[];
  readonly tag: readonly Counted[];
}

/** The industries and tags that a list is narrowed by, and the name of the tag that it is; none where they were not counted. */
export function toFiling<Industry, Counted extends Tag>(
  facets: FilingCounts<Industry, Counted> | undefined,
  { tid }: ListAddress,
) {
  const tags = byWeight(facets?.tag ?? []);
  return {
    industries: facets?.industry,
    tags,
    tag: tags.find(({ id }) => id === tid)?.tag_name,
  };
}

/** The weightiest first. */
export function byWeight<One extends Tag>(tags: readonly One[]): One[] {
  return tags.toSorted((a, b) => b.grade - a.grade || a.id - b.id);
}
