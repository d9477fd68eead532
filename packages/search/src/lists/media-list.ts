import type { MediaItemKind } from '@ironbridge/domain';
import type { MediaItemDocument } from '../kinds/media-item.ts';
import { type ListFilter, listSearch, type Search, termOf } from './list-search.ts';

const card = [
  'schema',
  'id',
  'title',
  'kind',
  'date',
  'picture',
] as const satisfies readonly (keyof MediaItemDocument)[];

export type MediaCardDocument = Pick<MediaItemDocument, (typeof card)[number]>;

export interface MediaFilter extends ListFilter {
  readonly kind?: MediaItemKind | undefined;
}

export function mediaListSearch(filter: MediaFilter): Search<MediaCardDocument> {
  return listSearch(filter, {
    clauses: [termOf('kind', filter.kind)],
    words: ['title', 'body_text'],
    sort: [{ date: 'desc' }, { id: 'desc' }],
    source: card,
  });
}
