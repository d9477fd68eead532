import type { EditionId } from '@ironbridge/domain';
import { aliasOf, type BannerDocument, bannerSearch } from '@ironbridge/search';
import type { SearchEngine } from '../../engine/search-engine.ts';

export interface BannerRepository {
  list(edition: EditionId, code: string, from: Date, to: Date): Promise<readonly BannerDocument[]>;
  find(edition: EditionId, id: number): Promise<BannerDocument | undefined>;
}

export function createBannerRepository(engine: SearchEngine, prefix: string): BannerRepository {
  const alias = (edition: EditionId) => aliasOf('banner', edition, prefix);
  return {
    list: async (edition, code, from, to) => {
      const search = bannerSearch(code, from, to);
      return (await engine.search(alias(edition), search)).documents;
    },
    find: (edition, id) => engine.findSource(alias(edition), id),
  };
}
