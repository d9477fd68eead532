import { usePage } from '../../platform/page.ts';
import type { Chapter } from './to-contents.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly title?: string;
}

export function Contents({ chapters, title }: ContentsProps) {
  const { copy } = usePage();
  const named = title ?? copy.article.contents;
  return (
    <nav className="contents" aria-label={named}>
      <div>
        <h2>{named}</h2>
        <ol>
          {chapters.map(({ anchor, title: chapter }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{chapter}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
