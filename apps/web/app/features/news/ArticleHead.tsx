import type { Article } from '@ironbridge/contract';
import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { Headline, Kicker } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ItemWays } from '../../shell/ItemWays.tsx';
import { noHue } from '../../shell/to-story.ts';

export function ArticleHead({
  article,
  path,
}: {
  readonly article: Article;
  readonly path: string;
}) {
  const { copy } = usePage();
  const words = copy.article;
  const corrected = article.corrections.at(-1);
  return (
    <header className="article-head">
      {article.industrys.length ? (
        <Kicker
          hue={article.industrys[0]?.hue ?? noHue}
          names={article.industrys.slice(0, 3).map(({ name }) => name)}
        />
      ) : null}
      <Headline as="h1" text={article.title} />
      {article.standfirst ? <p className="standfirst">{article.standfirst}</p> : null}
      <div className="byline meta">
        {article.author ? <span>{words.by(article.author)}</span> : null}
        <time dateTime={article.publish_time}>
          {shanghaiDate(article.publish_time)} {shanghaiTime(article.publish_time)}
        </time>
        {article.source ? <span>{words.source(article.source)}</span> : null}
        {article.characters ? (
          <span>{words.length(article.characters, article.minutes)}</span>
        ) : null}
        {corrected ? (
          <a className="text-link" href="#corrections">
            {words.corrected(corrected.date.slice(0, 10))}
          </a>
        ) : null}
        <ItemWays item={{ kind: 'article', id: article.id }} path={path} title={article.title} />
      </div>
    </header>
  );
}
