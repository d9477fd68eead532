import type { Clause, Search } from './list-search.ts';

/** What an item is about, by which others are found. */
export interface Subject {
  readonly suppliers: readonly number[];
  readonly products: readonly number[];
  readonly tags: readonly number[];
  readonly industries: readonly number[];
}

/** Under which field a kind says it; a kind that does not say it is not found by it. */
export type SubjectFields = Partial<Record<keyof Subject, string>>;

/** The same product says more than the same supplier, and that more than the same tag or industry. */
const weights = {
  products: 8,
  suppliers: 4,
  tags: 2,
  industries: 1,
} as const satisfies Record<keyof Subject, number>;

/** Of a common industry, its newest so many are looked at: an index by time gives them first. */
const lookedAt = 10_000;

interface RelatedShape<Row> {
  readonly fields: SubjectFields;
  /** The field that says which is newer. */
  readonly newest: string;
  readonly source: readonly (keyof Row & string)[];
  /** The item itself, where its own kind is looked through. */
  readonly except: number | undefined;
  readonly size: number;
}

/** What has most in common with a subject, the newest first where several have as much. */
export function relatedSearch<Row>(
  subject: Subject,
  { fields, newest, source, except, size }: RelatedShape<Row>,
): Search<Row> {
  return {
    query: {
      bool: {
        should: Object.entries(fields).flatMap(([name, field]) =>
          isAspect(name) ? sameOf(field, subject[name], weights[name]) : [],
        ),
        minimum_should_match: 1,
        must_not: except === undefined ? [] : [{ term: { id: except } }],
      },
    },
    sort: [{ _score: 'desc' }, { [newest]: 'desc' }, { id: 'desc' }],
    from: 0,
    size,
    terminate_after: lookedAt,
    track_total_hits: false,
    _source: { includes: source },
  };
}

function isAspect(name: string): name is keyof Subject {
  return name in weights;
}

function sameOf(field: string, ids: readonly number[], boost: number): Clause[] {
  return ids.length ? [{ constant_score: { filter: { terms: { [field]: ids } }, boost } }] : [];
}
