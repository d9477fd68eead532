import { paperListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { toFilingFacets } from '../../published/facets.ts';
import { infoOf } from '../../published/kind-info.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import { toPaper, toPaperCard } from './paper-view.ts';

export function paperRoutes(register: RegisterCall, published: Published): void {
  register(
    'paperList',
    listOf(published, {
      kind: 'paper',
      search: (page, { supplier, facets }) =>
        paperListSearch({ ...page, supplier, facets: facets === 1 }),
      toCard: toPaperCard,
      toFacets: ({ aggregations }, { view }) => toFilingFacets(aggregations, view),
      mentions: ({ supplier }) => mentionsOf('supplier', supplier),
    }),
  );
  register(
    'paperInfo',
    infoOf(published, {
      kind: 'paper',
      toInfo: toPaper,
      mentions: ({ supplier }) => mentionsOf('supplier', supplier?.id),
    }),
  );
}
