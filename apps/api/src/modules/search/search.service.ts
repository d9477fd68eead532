import type { CallQuery } from '@ironbridge/contract';
import {
  type EditionId,
  isSearchType,
  listTag,
  referenceTag,
  searchKinds,
  searchTypes,
} from '@ironbridge/domain';
import {
  asTyped,
  countedTypes,
  everyPiece,
  type SearchPage,
  understand,
  wholeSearch,
} from '@ironbridge/search';
import { fromCharacters } from '../../bytes.ts';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import { toListPage } from '../../http/list-page.ts';
import type { Published } from '../../published/published.ts';
import { toCount, toFacets } from './found-counts.ts';
import { findNear } from './near-misses.ts';
import { searchCards } from './search-cards.ts';
import type { TermService } from './term.service.ts';

type Query = CallQuery<'search'>;

/** Searches with what the term bank knows, in one request to the engine; one more where nothing was found. */
export class SearchService {
  readonly #published: Published;
  readonly #terms: TermService;

  constructor(published: Published, terms: TermService) {
    this.#published = published;
    this.#terms = terms;
  }

  async search(query: Query, edition: EditionId): Promise<CallAnswer<'search'>> {
    const type = isSearchType(query.type) ? query.type : 'news';
    const { keyword: typed } = query;
    const { bank } = this.#terms;
    const withAll = query.whole === 1;
    const understood = understand(typed, bank, query.exact === 1 ? asTyped : everyPiece);
    const answers = await this.#published.searchMany(
      wholeSearch(type, understood, toPage(query, edition), new Date(), withAll).map((part) => ({
        ...part,
        edition,
      })),
    );
    const results = answers[countedTypes.indexOf(type)];
    const counts = toCounts(answers);
    const view = this.#published.view(edition);
    const miss = { typed, kind: searchTypes[type], edition, understood };
    const isEmpty = counts[type].total === 0;
    const answer = searchCards[type].toAnswer(results, view, understood, {
      ...counts[type],
      counts,
      understood: understood.additions.map(({ typed: word, added, by }) => ({
        typed: fromCharacters(word),
        added: added.map(fromCharacters),
        by,
      })),
      facets: toFacets(results, view),
      best: withAll
        ? countedTypes.flatMap((other, at) =>
            other === type ? [] : searchCards[other].toList(answers[at], view, understood),
          )
        : [],
      near: isEmpty ? await findNear(this.#published, bank, miss) : null,
    });
    return { json: toJson(answer), tags: tagsOf(edition) };
  }
}

function toPage(query: Query, edition: EditionId): SearchPage {
  const { industries, tag, from, size } = toListPage(query);
  return {
    edition,
    industries,
    tag,
    year: query.year,
    from,
    size,
    order: query.sort ?? 'relevance',
  };
}

function toCounts(answers: readonly unknown[]) {
  const [news, products, supplier, magazines, videos, exhibitions, whitepapers] =
    answers.map(toCount);
  const none = { total: 0, beyond: false };
  return {
    news: news ?? none,
    products: products ?? none,
    supplier: supplier ?? none,
    magazines: magazines ?? none,
    videos: videos ?? none,
    exhibitions: exhibitions ?? none,
    whitepapers: whitepapers ?? none,
  };
}

/** Whatever is published may be found, and every term may lead to it. */
function tagsOf(edition: EditionId) {
  return [
    referenceTag(edition),
    listTag(edition, 'term'),
    ...searchKinds.map((kind) => listTag(edition, kind)),
  ];
}
