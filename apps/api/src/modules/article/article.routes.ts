import { articleListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { toDayFacet, toFilingFacets } from '../../published/facets.ts';
import { answerOf } from '../../published/kind-info.ts';
import { listOf } from '../../published/kind-list.ts';
import type { Published } from '../../published/published.ts';
import { articleMentions } from './article-mentions.ts';
import { toArticle, toArticleCard } from './article-view.ts';
import { getArticle } from './get-article.ts';

export function articleRoutes(register: RegisterCall, published: Published): void {
  register(
    'articleList',
    listOf(published, {
      kind: 'article',
      search: (page, { type, date, month, facets }) =>
        articleListSearch({ ...page, type, date, month, facets: facets === 1 }),
      toCard: toArticleCard,
      toFacets: ({ aggregations }, { view, query }) => ({
        ...toFilingFacets(aggregations, view),
        ...(query.month ? { day: toDayFacet(aggregations) } : {}),
      }),
    }),
  );
  const answer = answerOf(published, {
    kind: 'article',
    toInfo: toArticle,
    mentions: articleMentions,
  });
  register('articleInfo', async (query, edition) =>
    answer(await getArticle(published, query, edition), edition),
  );
}
