import type { Article } from '@ironbridge/contract';
import { Headline, Picture, SectionHead, type TimedStory } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { productHref, supplierHref } from '../../shell/named-href.ts';

interface ArticleSideProps {
  readonly article: Article;
  readonly lines: readonly TimedStory[];
}

/** The rail: who and what the article names, and what else its industry reads. */
export function ArticleSide({ article, lines }: ArticleSideProps) {
  const { copy } = usePage();
  const { products, suppliers } = article;
  return (
    <aside className="article-side">
      {products.length || suppliers.length ? (
        <section>
          <SectionHead title={copy.article.named} small />
          <ul className="plain-list">
            {products.map(({ id, name, model, supplier, picture }) => (
              <li className={picture ? 'named' : undefined} key={`p${id}`}>
                {picture ? <Picture picture={picture} ratio={1} sizes="72px" decorative /> : null}
                <div>
                  <Named name={[name, model].filter(Boolean).join(' ')} href={productHref()} />
                  {supplier ? <div className="meta">{supplier.name}</div> : null}
                </div>
              </li>
            ))}
            {suppliers.map(({ id, name, place, logo }) => (
              <li className={logo ? 'named' : undefined} key={`s${id}`}>
                {logo ? <Picture picture={logo} ratio={1} sizes="72px" decorative /> : null}
                <div>
                  <Named name={name} href={supplierHref()} />
                  {place ? <div className="meta">{place}</div> : null}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {lines.length ? (
        <section>
          <SectionHead title={copy.article.sameIndustry} small />
          <ul className="plain-list">
            {lines.map(({ id, href, title }) => (
              <li key={id}>
                <Headline text={title} href={href} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

function Named({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  return <Headline text={name} {...(href === undefined ? {} : { href })} />;
}
