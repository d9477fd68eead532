import { shanghaiDate, shanghaiDayEnd } from '@ironbridge/domain';
import { showListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import type { TermService } from '../search/term.service.ts';
import { toChosenTag, understandTag } from '../search/understand-tag.ts';
import { findCalendar } from './calendar.ts';
import { findShow } from './find-show.ts';
import { toMonthFacet } from './month-facet.ts';
import { toShowFacets } from './show-facets.ts';
import { toShowCard } from './show-view.ts';

export function showRoutes(register: RegisterCall, published: Published, terms: TermService): void {
  register(
    'showList',
    listOf(published, {
      kind: 'show',
      tagged: false,
      search: (page, { tid, month, country, city, upcoming, facets }, view) =>
        showListSearch({
          ...page,
          understood: terms.understand(page.keyword),
          about: understandTag(tid, view, terms),
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
      toFacets: ({ aggregations, total }, { query, view }) => ({
        ...toShowFacets(aggregations, view),
        tag: toChosenTag(query.tid, view, total),
        month: toMonthFacet(aggregations),
      }),
    }),
  );
  register('showCalendar', (query, edition) => findCalendar(published, terms, query, edition));
  register('showInfo', ({ id }, edition) => findShow(published, id, edition));
}
