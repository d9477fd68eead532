import type { EditionId } from '@ironbridge/domain';
import {
  type ArticleCardDocument,
  type ArticleDocument,
  type ArticleFilter,
  aliasOf,
  articleBySlugSearch,
  articleListSearch,
} from '@ironbridge/search';
import type { Hits } from '../../engine/answers.ts';
import type { SearchEngine } from '../../engine/search-engine.ts';

export interface ArticleRepository {
  list(edition: EditionId, filter: ArticleFilter): Promise<Hits<ArticleCardDocument>>;
  find(edition: EditionId, id: number): Promise<ArticleDocument | undefined>;
  findBySlug(edition: EditionId, slug: string): Promise<ArticleDocument | undefined>;
}

export function createArticleRepository(engine: SearchEngine, prefix: string): ArticleRepository {
  const alias = (edition: EditionId) => aliasOf('article', edition, prefix);
  return {
    list: (edition, filter) => engine.search(alias(edition), articleListSearch(filter)),
    find: (edition, id) => engine.findSource(alias(edition), id),
    async findBySlug(edition, slug) {
      const hits = await engine.search<ArticleDocument>(alias(edition), articleBySlugSearch(slug));
      return hits.documents[0];
    },
  };
}
