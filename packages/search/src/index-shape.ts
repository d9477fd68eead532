import type { EditionId } from '@ironbridge/domain';
import type { Document, FiledDocument, PlaceForms, WrittenDocument } from './document.ts';

/** How a kind is kept in the engine. Every field of its document is named: a document with another is refused. */
export interface IndexShape<Kept extends Document> {
  readonly properties: (
    edition: EditionId,
  ) => Readonly<Record<Exclude<keyof Kept, keyof Document>, object>>;
  /** How fields are kept that only the documents name. */
  readonly templates?: readonly object[];
  /** The order in which lists read it is the order in which segments are written: a list stops at its first page. */
  readonly sort?: {
    readonly field: readonly string[];
    readonly order: readonly ('asc' | 'desc')[];
  };
}

export const id = { type: 'integer' } as const;
/** What many documents share is found and counted as a word, in half the time: nobody asks for a range of it. */
export const idToFindBy = { type: 'keyword' } as const;
export const date = { type: 'date' } as const;
export const keyword = { type: 'keyword' } as const;
export const flag = { type: 'boolean' } as const;
export const double = { type: 'double' } as const;
/** Kept and given back, never searched. */
export const stored = { type: 'object', enabled: false } as const;
export const storedText = { type: 'keyword', index: false, doc_values: false } as const;
export const storedNumber = { type: 'double', index: false, doc_values: false } as const;

/** Asked for as it is written, in capitals or not. */
export const anyCase = { type: 'keyword', normalizer: 'lowercase' } as const;
/** Counted as it is written, asked for in capitals or not. */
export const counted = { ...keyword, fields: { any_case: anyCase } } as const;

export const allForms = {
  properties: { country: anyCase, province: anyCase, city: anyCase },
} as const satisfies { readonly properties: Record<keyof PlaceForms, object> };

const analyzers = { cn: 'cjk', en: 'english' } as const satisfies Record<EditionId, string>;

export function text(edition: EditionId) {
  return { type: 'text', analyzer: analyzers[edition] } as const;
}

export const common = {
  schema: { type: 'short' },
  id,
  edition: keyword,
  updated_at: date,
} as const satisfies Record<keyof Document, object>;

export const filed = {
  industries: idToFindBy,
  industry_path: idToFindBy,
  tags: idToFindBy,
} as const satisfies Record<Exclude<keyof FiledDocument, keyof Document>, object>;

/** Its title is kept by each kind as it is found. */
export const written = {
  publish_time: date,
  seo: stored,
  twin_id: { type: 'integer', index: false },
} as const satisfies Record<Exclude<keyof WrittenDocument, keyof Document | 'title'>, object>;

export const newestFirst = { field: ['publish_time', 'id'], order: ['desc', 'desc'] } as const;
