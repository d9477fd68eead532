import type { EditionId } from '@ironbridge/domain';
import {
  type ArticleCardDocument,
  type ArticleDocument,
  type ArticleFilter,
  type ArticleTwinDocument,
  aliasOf,
  articleBySlugSearch,
  articleListSearch,
  fields,
} from '@ironbridge/search';
import type { Hits } from '../../engine/answers.ts';
import type { SearchEngine } from '../../engine/search-engine.ts';

/** A document without what only searches read. */
export type ReadArticle = Omit<ArticleDocument, 'body_text'>;

export interface ArticleRepository {
  list(edition: EditionId, filter: ArticleFilter): Promise<Hits<ArticleCardDocument>>;
  find(edition: EditionId, id: number): Promise<ReadArticle | undefined>;
  findBySlug(edition: EditionId, slug: string): Promise<ReadArticle | undefined>;
  /** Enough of an article to link to it, where it is live. */
  findAddress(edition: EditionId, id: number): Promise<ArticleTwinDocument | undefined>;
}

export function createArticleRepository(engine: SearchEngine, prefix: string): ArticleRepository {
  const alias = (edition: EditionId) => aliasOf('article', edition, prefix);
  const addressOnly = `_source_includes=${fields.articleTwin.join(',')}`;
  return {
    list: (edition, filter) => engine.search(alias(edition), articleListSearch(filter)),
    find: (edition, id) => engine.findSource(alias(edition), id, '_source_excludes=body_text'),
    async findBySlug(edition, slug) {
      const hits = await engine.search<ReadArticle>(alias(edition), articleBySlugSearch(slug));
      return hits.documents[0];
    },
    findAddress: (edition, id) => engine.findSource(alias(edition), id, addressOnly),
  };
}
