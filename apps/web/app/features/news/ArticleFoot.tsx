import type { Article } from '@ironbridge/contract';
import { articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** Below the last line: what had to be put right, and what the piece is filed under. */
export function ArticleFoot({ article: { corrections, tags } }: { readonly article: Article }) {
  const { copy } = usePage();
  return (
    <>
      {corrections.length ? (
        <section className="corrections" id="corrections">
          <h2>{copy.article.corrections}</h2>
          {corrections.map(({ date, text }) => (
            <p key={date + text}>
              <time dateTime={date}>{date.slice(0, 10)}</time>
              {text}
            </p>
          ))}
        </section>
      ) : null}
      {tags.length ? (
        <ul className="article-tags" aria-label={copy.article.tags}>
          {tags.map(({ id, tag_name }) => (
            <li key={id}>
              <a className="pill" href={articleListPath({ tid: id })}>
                {tag_name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
