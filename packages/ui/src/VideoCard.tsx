import { FilmStill } from './FilmStill.tsx';
import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import type { Film } from './story.ts';

interface VideoCardProps {
  readonly film: Film;
  readonly as?: 'h2' | 'h3';
  readonly sizes?: string;
  /** Above the fold: its picture is not waited for. */
  readonly first?: boolean;
}

/** A film among others side by side: still, kicker, headline, small print. */
export function VideoCard({
  film,
  as = 'h3',
  sizes = '(width < 960px) 46vw, 302px',
  first = false,
}: VideoCardProps) {
  return (
    <article className="video-card">
      <FilmStill picture={film.picture} length={film.length} sizes={sizes} first={first} />
      <Kicker hue={film.hue} names={film.kicker} />
      <Headline as={as} text={film.title} href={film.href} />
      {film.meta.length ? <MetaLine parts={film.meta} /> : null}
    </article>
  );
}
