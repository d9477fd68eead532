import { usePage } from '../../platform/page.ts';
import type { Chapter } from './to-contents.ts';

export function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { copy } = usePage();
  return (
    <nav className="contents" aria-label={copy.article.contents}>
      <div>
        <h2>{copy.article.contents}</h2>
        <ol>
          {chapters.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
