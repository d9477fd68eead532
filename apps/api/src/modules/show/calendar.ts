import type { CallQuery } from '@ironbridge/contract';
import {
  type EditionId,
  listTag,
  monthsFrom,
  referenceTag,
  shanghaiDate,
  shanghaiDayEnd,
} from '@ironbridge/domain';
import { showListSearch } from '@ironbridge/search';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import { toListPage } from '../../http/list-page.ts';
import type { Published } from '../../published/published.ts';
import { SearchBatch } from '../../published/search-batch.ts';
import type { TermService } from '../search/term.service.ts';
import { toChosenTag, understandTag } from '../search/understand-tag.ts';
import { toShowFacets } from './show-facets.ts';
import { toShowCard } from './show-view.ts';

const rowsDefault = 6;
const monthsShown = 12;

/** A year of shows from today on: one question to the engine, so that a full month takes no other month's place. */
export async function findCalendar(
  published: Published,
  terms: TermService,
  { country, city, rows = rowsDefault, ...query }: CallQuery<'showCalendar'>,
  edition: EditionId,
): Promise<CallAnswer<'showCalendar'>> {
  const now = new Date();
  const today = shanghaiDate(now);
  const view = published.view(edition);
  const page = toListPage(query);
  const coming = {
    ...page,
    tag: undefined,
    understood: terms.understand(page.keyword),
    about: understandTag(query.tid, view, terms),
    country,
    city,
    upcoming: true,
    today,
  };
  const batch = new SearchBatch(published, edition);
  const all = batch.add('show', showListSearch({ ...coming, size: 0, facets: true }));
  const months = monthsFrom(today.slice(0, 7), monthsShown).map((month) => ({
    month,
    found: batch.add('show', showListSearch({ ...coming, month, size: rows })),
  }));
  await batch.send();
  return {
    json: toJson({
      months: months.map(({ month, found }) => ({
        month,
        count: found().total,
        shows: found()
          .documents.map((row) => toShowCard(row, view))
          .sort((a, b) => a.from.localeCompare(b.from) || a.id - b.id),
      })),
      total: all().total,
      facets: {
        ...toShowFacets(all().aggregations, view),
        tag: toChosenTag(query.tid, view, all().total),
      },
    }),
    tags: [referenceTag(edition), listTag(edition, 'show')],
    // What is coming changes with the day.
    seconds: secondsUntil(shanghaiDayEnd(now)),
  };
}
