import { shanghaiDate, shanghaiDayEnd } from '@ironbridge/domain';
import { showListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import { findCalendar } from './calendar.ts';
import { findShow } from './find-show.ts';
import { toMonthFacet } from './month-facet.ts';
import { toShowFacets } from './show-facets.ts';
import { toShowCard } from './show-view.ts';

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
        ...toShowFacets(aggregations, view),
        month: toMonthFacet(aggregations),
      }),
    }),
  );
  register('showCalendar', (query, edition) => findCalendar(published, query, edition));
  register('showInfo', ({ id }, edition) => findShow(published, id, edition));
}
