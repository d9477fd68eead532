import { type Film, SectionHead, VideoCard, VideoRow } from '@ironbridge/ui';
import type { ReactNode } from 'react';

interface NextFilmsProps {
  readonly title: string;
  readonly films: readonly Film[];
  /** The way to all of them. */
  readonly children: ReactNode;
}

/** What to see after a film: the next one large, then the rest. */
export function NextFilms({ title, films, children }: NextFilmsProps) {
  const [first, ...others] = films;
  if (!first) return null;
  return (
    <section aria-labelledby="next-films">
      <SectionHead id="next-films" title={title}>
        {children}
      </SectionHead>
      <ol className="next-films">
        <li>
          <VideoCard film={first} sizes="(width < 960px) 80vw, 440px" />
        </li>
        {others.map((film) => (
          <li key={film.id}>
            <VideoRow film={film} />
          </li>
        ))}
      </ol>
    </section>
  );
}
