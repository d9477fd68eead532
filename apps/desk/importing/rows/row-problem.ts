import type { Words } from '../../words.ts';

/** What is wrong with a row, and in which field; in both languages, since others read the report too. */
export interface RowProblem {
  readonly field: string | null;
  readonly en: string;
  readonly zh: string;
}

export function toRowProblem(field: string | null, { en, zh }: Words): RowProblem {
  return { field, en, zh };
}
