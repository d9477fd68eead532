import type { Article } from '@ironbridge/contract';
import { articleListPath } from '@ironbridge/domain';
import { EarlierNext, SectionHead, StoryCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { AroundArticle } from './load-article.server.ts';

interface ArticleOnwardProps {
  readonly article: Article;
  readonly around: AroundArticle;
}

/** What to read after the last line. */
export function ArticleOnward({ article, around }: ArticleOnwardProps) {
  const { copy } = usePage();
  const words = copy.article;
  const { cards, earlier, next } = around;
  const [industry] = article.industrys;
  return (
    <div className="article-onward">
      {earlier || next ? (
        <EarlierNext
          label={words.series}
          labels={{ earlier: words.earlier, next: words.next }}
          earlier={earlier}
          next={next}
        />
      ) : null}
      {cards.length ? (
        <section aria-labelledby="related">
          <SectionHead id="related" title={words.related}>
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
