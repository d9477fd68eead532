import { shanghaiDate, shanghaiDayEnd } from '@ironbridge/domain';
import { showListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { toFilingFacets, toNamedFacet } from '../../published/facets.ts';
import { infoOf } from '../../published/kind-info.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import { toMonthFacet } from './month-facet.ts';
import { toShow, toShowCard } from './show-view.ts';

export function showRoutes(register: RegisterCall, published: Published): void {
  register(
    'showList',
    listOf(published, {
      kind: 'show',
      search: (page, { month, country, city, upcoming, facets }) =>
        showListSearch({
          ...page,
          month,
          country,
          city,
          upcoming: upcoming === 1,
          facets: facets === 1,
          today: shanghaiDate(new Date()),
        }),
      toCard: toShowCard,
      // What is coming changes with the day.
      until: () => shanghaiDayEnd(new Date()),
      toFacets: ({ aggregations }, { view }) => ({
        ...toFilingFacets(aggregations, view),
        country: toNamedFacet(aggregations, 'country'),
        city: toNamedFacet(aggregations, 'city'),
        month: toMonthFacet(aggregations),
      }),
    }),
  );
  // Its exhibitors are not among its tags, of which there would be hundreds: when one changes, the show is made anew.
  register('showInfo', infoOf(published, { kind: 'show', toInfo: toShow }));
}
