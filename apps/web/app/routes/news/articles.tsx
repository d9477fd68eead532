import { type ArticleListType, isArticleListType } from '@ironbridge/domain';
import { ArticleListView } from '../../features/news/ArticleListView.tsx';
import { toArticleListMeta } from '../../features/news/article-list-meta.ts';
import { loadArticles } from '../../features/news/load-articles.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/articles';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadArticles(context.get(visitContext), request, parseType(params.type));
}

function parseType(type: string | undefined): ArticleListType | undefined {
  if (type === undefined || isArticleListType(type)) return type;
  return answerNotFound();
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { address, tag } = loaderData;
  return (
    <Screen
      meta={toArticleListMeta(address, usePage(), tag)}
      section="news"
      otherEdition={sameListElsewhere(address)}
    >
      <ArticleListView view={loaderData} />
    </Screen>
  );
}
