import type { DocumentOf } from '@ironbridge/search';
import type { Projected } from './projection.ts';

export type AnyProjected = Projected<DocumentOf[keyof DocumentOf]>;

/** A batch of records as readers get them: none where a record is not live, one for each edition where it is. */
export interface Batch {
  readonly projected: ReadonlyMap<number, readonly AnyProjected[]>;
  /** A record that cannot be projected must not hold up the others. */
  readonly broken: ReadonlyMap<number, Error>;
}

export function toBatch<Record extends { readonly id: number }>(
  records: readonly Record[],
  project: (record: Record) => readonly AnyProjected[],
): Batch {
  const projected = new Map<number, readonly AnyProjected[]>();
  const broken = new Map<number, Error>();
  for (const record of records) {
    try {
      projected.set(record.id, project(record));
    } catch (error) {
      broken.set(record.id, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { projected, broken };
}
