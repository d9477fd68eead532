import { type MediaItemKind, mediaItemKinds, shanghaiSpan } from '@ironbridge/domain';
import type { MediaItemDocument } from '../kinds/media-item.ts';
import { termOf, withinOf } from './clauses.ts';
import { chosenIn, countsByDate, countsOf, type Facets } from './facets.ts';
import { type ListFilter, listSearch, type Search } from './list-search.ts';

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
  readonly year?: number | undefined;
  readonly facets?: boolean;
}

export function mediaListSearch(filter: MediaFilter): Search<MediaCardDocument> {
  const { kind, year } = filter;
  const span = year === undefined ? undefined : shanghaiSpan(String(year));
  const facets: Facets = {
    kind: { chosen: termOf('kind', kind), values: countsOf('kind', mediaItemKinds.length) },
    year: { chosen: withinOf('date', span), values: countsByDate('date', 'year') },
  };
  return listSearch(filter, {
    clauses: filter.facets ? [] : chosenIn(facets),
    facets: filter.facets ? facets : undefined,
    words: ['title', 'body_text'],
    sort: [{ date: 'desc' }, { id: 'desc' }],
    source: card,
  });
}
