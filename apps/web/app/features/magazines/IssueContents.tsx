import type { Issue } from '@ironbridge/contract';
import { readerPath } from '@ironbridge/domain';
import { Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { articleHref } from '../../shell/article-href.ts';

type Line = Issue['contents'][number];

/** The contents as the issue prints them: a title leads to the article, a page number to the page. */
export function IssueContents({ issue }: { readonly issue: Issue }) {
  const { copy, edition } = usePage();
  const { contents, pages, headline, id } = issue;
  if (contents.length === 0) return null;
  const anyToRead = contents.some(({ article }) => article);
  return (
    <section className="issue-contents" aria-labelledby="contents">
      <SectionHead id="contents" title={copy.magazines.contents}>
        {anyToRead && pages.length ? <span>{copy.magazines.contentsHint}</span> : null}
      </SectionHead>
      <ol>
        {contents.map(({ title, page, article }, index) => {
          const length = toLength(contents, index);
          return (
            <li
              key={`${page ?? ''} ${title}`}
              className={title === headline ? 'is-lead' : undefined}
            >
              <PageNumber
                page={page}
                href={page && page <= pages.length ? readerPath(id, { page }) : undefined}
              />
              <div>
                <Headline
                  text={title}
                  {...(article ? { href: articleHref(edition.id, article) } : {})}
                />
                {length ? <span className="meta">{copy.magazines.pages(length)}</span> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface PageNumberProps {
  readonly page: number | null;
  /** A page that was not put online has a number and no address. */
  readonly href: string | undefined;
}

function PageNumber({ page, href }: PageNumberProps) {
  const { copy } = usePage();
  if (page === null) return <span />;
  return href === undefined ? (
    <span className="folio">{page}</span>
  ) : (
    <a className="folio" href={href} aria-label={copy.magazines.page(page)}>
      {page}
    </a>
  );
}

/** How many pages a piece has: as far as the next one begins. */
function toLength(contents: readonly Line[], index: number): number | undefined {
  const page = contents[index]?.page;
  const next = contents[index + 1]?.page;
  return page && next && next > page ? next - page : undefined;
}
