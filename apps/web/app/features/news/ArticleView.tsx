import type { Article } from '@ironbridge/contract';
import { articleListPath } from '@ironbridge/domain';
import { Body, Figure, SectionHead, type Story, StoryCard, type TimedStory } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { Contents } from '../../shell/text/Contents.tsx';
import { toContents } from '../../shell/text/to-contents.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleSide } from './ArticleSide.tsx';

interface ArticleViewProps {
  readonly article: Article;
  readonly path: string;
  readonly cards?: readonly Story[];
  readonly lines?: readonly TimedStory[];
}

export function ArticleView({ article, path, cards = [], lines = [] }: ArticleViewProps) {
  const { copy } = usePage();
  const chapters = toContents(article.body);
  const [industry] = article.industrys;
  return (
    <div className="wrap">
      <Trail
        steps={[
          { name: copy.navigation.news, href: articleListPath() },
          ...(industry
            ? [{ name: industry.name, href: articleListPath({ sid: [industry.id] }) }]
            : []),
        ]}
      />
      <article className="article">
        <ArticleHead article={article} path={path} />
        {article.image ? (
          <div className="article-hero">
            <Figure
              picture={article.image}
              caption={article.image_caption}
              credit={article.image_credit}
              sizes="(width < 960px) 80vw, 954px"
              ratio={16 / 9}
              first
            />
          </div>
        ) : null}
        {chapters.length ? <Contents chapters={chapters} /> : null}
        <div className="article-text">
          <Body blocks={article.body} around={toBodySurroundings(copy)} />
          {article.corrections.length ? (
            <section className="corrections">
              <h2>{copy.article.corrections}</h2>
              {article.corrections.map(({ date, text }) => (
                <p key={date + text}>
                  <time dateTime={date}>{date.slice(0, 10)}</time>
                  {text}
                </p>
              ))}
            </section>
          ) : null}
          {article.tags.length ? (
            <ul className="article-tags" aria-label={copy.article.tags}>
              {article.tags.map(({ id, tag_name }) => (
                <li key={id}>
                  <a className="pill" href={articleListPath({ tid: id })}>
                    {tag_name}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <ArticleSide article={article} lines={lines} />
      </article>
      {cards.length ? (
        <section className="article-related" aria-labelledby="related">
          <SectionHead id="related" title={copy.article.related}>
            {industry ? (
              <a className="quiet-link" href={articleListPath({ sid: [industry.id] })}>
                {industry.name}
              </a>
            ) : null}
          </SectionHead>
          <div className="story-cards">
            {cards.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
