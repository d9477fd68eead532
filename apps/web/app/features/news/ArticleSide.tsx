import type { Article } from '@ironbridge/contract';
import { productPath, supplierPath } from '@ironbridge/domain';
import { Cover, Headline, HeadlineList, NamedLine, RankedList, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { AroundArticle } from './load-article.server.ts';

interface ArticleSideProps {
  readonly article: Article;
  readonly around: AroundArticle | undefined;
}

/** Fewer of them are no ranking. */
const fewestRead = 3;

/** The rail: who and what the article names, what goes with it, and what is read now. */
export function ArticleSide({ article, around }: ArticleSideProps) {
  const { copy } = usePage();
  const { products, suppliers } = article;
  const { issue, lines = [], popular = [] } = around ?? {};
  return (
    <aside className="article-side">
      {products.length || suppliers.length ? (
        <section>
          <SectionHead title={copy.article.named} small />
          <ul className="plain-list">
            {products.map(({ id, name, model, supplier, picture }) => (
              <NamedLine
                key={`p${id}`}
                name={[name, model].filter(Boolean).join(' ')}
                href={productPath(id)}
                picture={picture}
                fact={supplier?.name}
              />
            ))}
            {suppliers.map(({ id, name, place, logo }) => (
              <NamedLine
                key={`s${id}`}
                name={name}
                href={supplierPath(id)}
                picture={logo}
                fact={place}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {issue ? (
        <section>
          <SectionHead title={copy.article.fromIssue} small />
          <a className="side-issue" href={issue.href}>
            <Cover cover={issue} sizes="168px" decorative />
            <Headline text={issue.title} />
            <span className="meta">{issue.issue}</span>
          </a>
        </section>
      ) : null}
      {lines.length ? (
        <section>
          <SectionHead title={copy.article.more} small />
          <HeadlineList stories={lines} />
        </section>
      ) : null}
      {popular.length >= fewestRead ? (
        <section>
          <SectionHead title={copy.home.popular} small />
          <RankedList items={popular.map((story) => ({ ...story, key: story.href }))} />
        </section>
      ) : null}
    </aside>
  );
}
