type Relation = number | { readonly id: number } | null | undefined;

/** The desk gives a related record or its id, as deep as it was asked. */
export function findId(relation: Relation): number | undefined {
  return typeof relation === 'number' ? relation : relation?.id;
}

export function toIds(relations: readonly Relation[] | null | undefined): number[] {
  return (relations ?? []).flatMap((relation) => findId(relation) ?? []);
}
