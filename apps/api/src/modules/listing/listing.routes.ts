import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, itemTag, referenceTag, twinOf } from '@ironbridge/domain';
import { type ListingDocument, listingListSearch } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import { notFound, type RegisterCall, toJson } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import type { ListQuery } from '../../http/list-page.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import type { TermService } from '../search/term.service.ts';
import { toChosenTag, understandTag } from '../search/understand-tag.ts';
import { toLatest, toListingFacets } from './listing-facets.ts';
import { toListing } from './listing-view.ts';

type ListingKind = ListingDocument['kind'];

interface ListingQuery extends ListQuery {
  readonly kind?: ListingKind;
  readonly place?: string;
  readonly since?: string;
  readonly sort?: 'newest' | 'expiring';
  readonly facets?: number;
}

export function listingRoutes(
  register: RegisterCall,
  published: Published,
  terms: TermService,
): void {
  register('listingList', listingsOf(published, terms));
  register('demandList', listingsOf(published, terms, 'demand'));
  register('demandInfo', listingOf(published, 'demand'));
  register('supplyList', listingsOf(published, terms, 'supply'));
  register('supplyInfo', listingOf(published, 'supply'));
}

/** Of one side, or of whichever is asked for. */
function listingsOf(published: Published, terms: TermService, side?: ListingKind) {
  return listOf(published, {
    kind: 'listing',
    tagged: false,
    search: (page, { kind, tid, place, since, sort, facets }: ListingQuery, view) =>
      listingListSearch({
        ...page,
        understood: terms.understand(page.keyword),
        about: understandTag(tid, view, terms),
        kind: side ?? kind,
        place,
        since: since === undefined ? undefined : toMoment(since),
        sort,
        facets: facets === 1,
        now: new Date().toISOString(),
      }),
    toCard: toListing,
    beside: ({ aggregations }) => toLatest(aggregations),
    toFacets: ({ aggregations, total }, { query, view }) =>
      toListingFacets(aggregations, view, toChosenTag(query.tid, view, total)),
    until: (rows) => rows.map(({ expires }) => expires).sort(byTime)[0],
  });
}

/** In the one spelling that the engine reads; a leap second, say, has none. */
function toMoment(time: string): string {
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) throw new PublicError(errorCatalogue.bad_request);
  return moment.toISOString();
}

function byTime(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

/** Gone at its time, though the road be late to say so. */
function listingOf(published: Published, kind: ListingKind) {
  return async ({ id }: { readonly id: number }, edition: EditionId) => {
    const tag = itemTag(edition, 'listing', id);
    const document = await published.find('listing', edition, id);
    if (document?.kind !== kind || Date.parse(document.expires) <= Date.now()) throw notFound(tag);
    const twin = await published.findOwnTwin('listing', edition, id);
    return {
      json: toJson({ ...toListing(document, published.view(edition)), twin }),
      // Live elsewhere or not: when that changes, the page gains or loses its language switch.
      tags: [tag, itemTag(twinOf(edition), 'listing', id), referenceTag(edition)],
      seconds: secondsUntil(document.expires),
    };
  };
}
