import type { Span } from '@ironbridge/domain';

/** A piece of the engine's query language. */
export type Clause = Readonly<Record<string, unknown>>;

export interface FilingFilter {
  /** Any of these industries; a parent's id finds what is filed under its children. */
  readonly industries?: readonly number[];
  readonly tag?: number | undefined;
}

export function industryClause({ industries = [] }: FilingFilter): Clause | undefined {
  return industries.length ? { terms: { industry_path: industries } } : undefined;
}

/** Filters that must all hold; none that was not asked for. */
export function allOf(clauses: readonly (Clause | undefined)[]): Clause {
  const asked = clauses.filter((clause) => clause !== undefined);
  return asked.length ? { bool: { filter: asked } } : { match_all: {} };
}

/** A filter that only counts where it was asked for. */
export function termOf(field: string, value: string | number | undefined): Clause | undefined {
  return value === undefined ? undefined : { term: { [field]: value } };
}

/** Within a stretch of time, its end excluded. */
export function withinOf(field: string, span: Span | undefined): Clause | undefined {
  return span && { range: { [field]: { gte: span.from, lt: span.until } } };
}

/** Every word must occur, each in whichever of the fields. The text is data: nothing in it is read as an operator. */
export function allWordsIn(fields: readonly string[], query: string): Clause {
  return { multi_match: { query, type: 'cross_fields', operator: 'and', fields } };
}
