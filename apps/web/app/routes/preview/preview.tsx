import { data } from 'react-router';
import { ArticleView } from '../../features/news/ArticleView.tsx';
import { toPreviewArticle } from '../../features/news/to-preview-article.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { articleHref } from '../../shell/article-href.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/preview';

/** The newest draft behind a signed link, in the real page; kept by nobody. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { answer, edition, findPreview, frame } = context.get(visitContext);
  answer.keepNowhere();
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const draft = token ? await findPreview(token) : undefined;
  if (draft?.edition !== edition) return data(undefined, { status: 403 });
  const { industries } = await frame;
  return toPreviewArticle(draft, industries);
}

export default function Preview({ loaderData: article }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const words = copy.preview;
  const title = article?.title ?? words.expired;
  return (
    <Screen meta={{ title: `${words.banner}: ${title} · ${edition.name}` }} section="news">
      <div className="preview-banner" role="status">
        <div className="wrap">
          <b>{words.banner}</b>
          {article ? words.explanation : words.expiredText}
        </div>
      </div>
      {article ? (
        <ArticleView article={article} path={articleHref(edition.id, article)} />
      ) : (
        <div className="wrap preview-expired">
          <h1>{words.expired}</h1>
        </div>
      )}
    </Screen>
  );
}
