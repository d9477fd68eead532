import { articleListPath, twinOf } from '@ironbridge/domain';
import { ArticleView } from '../../features/news/ArticleView.tsx';
import { loadArticle } from '../../features/news/load-article.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { articleHref, findOwnAddress } from '../../shell/article-href.ts';
import { toKeywords } from '../../shell/keywords.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { toNewsArticle } from '../../shell/structured-data/to-news-article.ts';
import type { Route } from './+types/article';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadArticle(context.get(visitContext), params.idOrSlug);
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { edition } = page;
  const { article, path } = loaderData;
  const { seo, twin } = article;
  const twinPath = twin ? articleHref(twinOf(edition.id), twin) : undefined;
  const meta: PageMetaProps = {
    title: `${seo.title || article.title} · ${edition.name}`,
    description: seo.description || article.standfirst || article.summary,
    keywords: seo.keywords || toKeywords(article),
    canonical: path,
    twin: twin && !findOwnAddress(twin) ? twinPath : undefined,
    share: { kind: 'article', id: article.id, changed: article.updated_time },
    article: {
      published: article.publish_time,
      changed: article.updated_time,
      section: article.industrys[0]?.name,
      tags: article.tags.map(({ tag_name }) => tag_name),
    },
    about: [toNewsArticle(page, article, path)],
  };
  return (
    <Screen meta={meta} section="news" otherEdition={twinPath ?? articleListPath()}>
      <ArticleView {...loaderData} />
    </Screen>
  );
}
