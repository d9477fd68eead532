import type { RegisterCall } from '../../http/call-route.ts';
import type { ArticleService } from './article.service.ts';

export function articleRoutes(register: RegisterCall, articles: ArticleService): void {
  register('articleList', (query, edition) => articles.list(query, edition));
  register('articleInfo', (query, edition) => articles.info(query, edition));
}
