import type { PaperDocument } from '../kinds/paper.ts';
import { filingFacets } from './facets.ts';
import {
  byPublishTime,
  foundBy,
  type ListFilter,
  listSearch,
  type Search,
  termOf,
} from './list-search.ts';

export const paperCard = [
  'schema',
  'id',
  'title',
  'brief',
  'publish_time',
  'picture',
  'pages',
  'bytes',
  'supplier',
  'industries',
] as const satisfies readonly (keyof PaperDocument)[];

export type PaperCardDocument = Pick<PaperDocument, (typeof paperCard)[number]>;

export interface PaperFilter extends ListFilter {
  readonly supplier?: number | undefined;
  readonly facets?: boolean;
}

export function paperListSearch(filter: PaperFilter): Search<PaperCardDocument> {
  return listSearch(filter, {
    clauses: [termOf('supplier.id', filter.supplier)],
    facets: filter.facets ? filingFacets(filter) : undefined,
    words: foundBy,
    sort: byPublishTime,
    source: paperCard,
  });
}
