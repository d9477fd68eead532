import { articleListPath, twinOf } from '@ironbridge/domain';
import { ArticleView } from '../../features/news/ArticleView.tsx';
import { loadArticle } from '../../features/news/load-article.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { articleHref, findOwnAddress } from '../../shell/article-href.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/article';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadArticle(context.get(visitContext), params.idOrSlug);
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { edition } = usePage();
  const { article, path } = loaderData;
  const { seo, twin } = article;
  const twinPath = twin ? articleHref(twinOf(edition.id), twin) : undefined;
  const meta = {
    title: `${seo.title || article.title} · ${edition.name}`,
    description: seo.description || article.standfirst || article.summary,
    keywords: seo.keywords,
    canonical: path,
    twin: twin && !findOwnAddress(twin) ? twinPath : undefined,
    picture: seo.image ?? article.image,
    article: true,
  };
  return (
    <Screen meta={meta} section="news" otherEdition={twinPath ?? articleListPath()}>
      <ArticleView {...loaderData} />
    </Screen>
  );
}
