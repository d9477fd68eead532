import type { Article } from '@ironbridge/contract';
import { articleListPath } from '@ironbridge/domain';
import { Body, Figure } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { Contents } from '../../shell/text/Contents.tsx';
import { toContents } from '../../shell/text/to-contents.ts';
import { ZoomDialog } from '../../shell/text/ZoomDialog.tsx';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleOnward } from './ArticleOnward.tsx';
import { ArticleSide } from './ArticleSide.tsx';
import type { AroundArticle } from './load-article.server.ts';

interface ArticleViewProps {
  readonly article: Article;
  readonly path: string;
  /** What leads on from it; a draft has none. */
  readonly around?: AroundArticle;
}

export function ArticleView({ article, path, around }: ArticleViewProps) {
  const { copy, edition, origins } = usePage();
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
              zoom={copy.article.zoom}
              first
            />
          </div>
        ) : null}
        {chapters.length ? <Contents chapters={chapters} /> : null}
        <div className="article-text" data-address={origins[edition.id] + path}>
          <Body blocks={article.body} around={toBodySurroundings(copy)} />
          <ArticleFoot article={article} />
        </div>
        <ArticleSide article={article} around={around} />
      </article>
      {around ? <ArticleOnward article={article} around={around} /> : null}
      <ZoomDialog />
    </div>
  );
}
