import type { Article } from '@ironbridge/contract';
import { articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { TagLinks } from '../../shell/TagLinks.tsx';

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
      <TagLinks tags={tags} hrefOf={(tid) => articleListPath({ tid })} />
    </>
  );
}
