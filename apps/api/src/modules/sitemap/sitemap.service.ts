import {
  type EditionId,
  type EditionOrigins,
  findItemPath,
  listedScreens,
  type PagedKind,
  pagedKinds,
  shanghaiTimestamp,
  twinOf,
} from '@ironbridge/domain';
import { addressRanges, articlesSince } from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import { findAggregation, toBuckets } from '../../engine/aggregations.ts';
import type { Published } from '../../published/published.ts';
import { readAddresses, type SitemapAddress } from './sitemap-addresses.ts';
import { idsOfPart, type SitemapPart, toPartName } from './sitemap-part.ts';
import type { IndexEntry, NewsEntry } from './sitemap-xml.ts';

const hourMs = 3_600_000;
/** What those who read it take: two days, a thousand of them. */
const news = { hours: 48, most: 1000 } as const;

/** All addresses of an edition, for those who look for them. */
export class SitemapService {
  readonly #published: Published;
  readonly #origins: EditionOrigins;

  constructor(published: Published, origins: EditionOrigins) {
    this.#published = published;
    this.#origins = origins;
  }

  async findIndex(edition: EditionId): Promise<IndexEntry[]> {
    const parts = await Promise.all(pagedKinds.map((kind) => this.#findParts(kind, edition)));
    return [{ href: this.#toHref(edition, 'screens') }, ...parts.flat()];
  }

  async #findParts(kind: PagedKind, edition: EditionId): Promise<IndexEntry[]> {
    const search = addressRanges(idsOfPart);
    const { aggregations } = await this.#published.search(kind, edition, search);
    return toBuckets(aggregations, 'ranges').map(({ key, within }) => {
      const changed = findAggregation(within, 'newest', 'value_as_string');
      return {
        href: this.#toHref(edition, toPartName({ kind, number: Number(key) / idsOfPart })),
        changed: typeof changed === 'string' ? changed : undefined,
      };
    });
  }

  #toHref(edition: EditionId, name: string): string {
    return `${this.#origins[edition]}/sitemap/${name}.xml`;
  }

  readPart(edition: EditionId, part: SitemapPart): AsyncGenerator<readonly SitemapAddress[]> {
    return readAddresses(this.#published, this.#origins, edition, part);
  }

  /** Screens and industries' own sites, which both editions have under one address. */
  findScreens(edition: EditionId): SitemapAddress[] {
    const { names } = this.#published.view(edition);
    return [...listedScreens, ...names.industryPaths].map((path) => ({
      href: this.#origins[edition] + path,
      twin: this.#origins[twinOf(edition)] + path,
    }));
  }

  async findNews(edition: EditionId, now: Date): Promise<NewsEntry[]> {
    const since = new Date(now.getTime() - news.hours * hourMs).toISOString();
    const search = articlesSince(since, news.most);
    const { documents } = await this.#published.search('article', edition, search);
    return documents.flatMap(({ title, publish_time, ...address }) => {
      const path = findItemPath('article', edition, address);
      if (path === undefined) return [];
      return {
        href: this.#origins[edition] + path,
        title: toCharacters(title),
        published: shanghaiTimestamp(publish_time),
      };
    });
  }
}
