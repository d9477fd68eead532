import { type CallQuery, errorCatalogue } from '@ironbridge/contract';
import { type EditionId, editions, isSlug, itemTag, listTag, twinOf } from '@ironbridge/domain';
import type { ArticleDocument } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import { listTags, toListPage } from '../../http/list-page.ts';
import type { Pictures } from '../../pictures.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { ArticleRepository } from './article.repository.ts';
import { articleTags } from './article-tags.ts';
import { toArticle, toArticleCard } from './article-view.ts';

export class ArticleService {
  readonly #articles: ArticleRepository;
  readonly #reference: ReferenceService;
  readonly #pictures: Pictures;

  constructor(articles: ArticleRepository, reference: ReferenceService, pictures: Pictures) {
    this.#articles = articles;
    this.#reference = reference;
    this.#pictures = pictures;
  }

  async list(
    query: CallQuery<'articleList'>,
    edition: EditionId,
  ): Promise<CallAnswer<'articleList'>> {
    const page = toListPage(query);
    const { total, documents } = await this.#articles.list(edition, { ...page, type: query.type });
    const names = this.#reference.get(edition);
    const list = documents.map((row) => toArticleCard(row, names, this.#pictures));
    return { json: toJson({ list, total }), tags: listTags(edition, 'article', page) };
  }

  async info(
    query: CallQuery<'articleInfo'>,
    edition: EditionId,
  ): Promise<CallAnswer<'articleInfo'>> {
    const document = await this.#get(query, edition);
    const { twin_id } = document;
    const twin = twin_id === null ? undefined : await this.#articles.find(twinOf(edition), twin_id);
    const names = this.#reference.get(edition);
    return {
      json: toJson(toArticle(document, twin, names, this.#pictures)),
      tags: articleTags(edition, document),
    };
  }

  async #get({ id, slug }: CallQuery<'articleInfo'>, edition: EditionId): Promise<ArticleDocument> {
    if (id !== undefined) {
      const found = await this.#articles.find(edition, id);
      if (found === undefined) throw notFound(itemTag(edition, 'article', id));
      return found;
    }
    if (slug === undefined) throw new PublicError(errorCatalogue.bad_request);
    const known = editions[edition].has.slugs && isSlug(slug);
    const found = known ? await this.#articles.findBySlug(edition, slug) : undefined;
    // Whichever article takes this slug one day, its publishing drops the lists.
    if (found === undefined) throw notFound(listTag(edition, 'article'));
    return found;
  }
}
