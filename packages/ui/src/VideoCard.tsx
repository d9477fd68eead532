import { FilmStill } from './FilmStill.tsx';
import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { type MarkButton, RowMark } from './RowMark.tsx';
import type { Film } from './story.ts';

interface VideoCardProps {
  readonly film: Film;
  readonly as?: 'h2' | 'h3';
  readonly sizes?: string;
  /** Large, it says what it is about. */
  readonly large?: boolean;
  /** Above the fold: its picture is not waited for. */
  readonly first?: boolean;
  readonly mark?: MarkButton;
}

/** A film among others side by side: still, kicker, headline, small print. */
export function VideoCard({
  film,
  as = 'h3',
  sizes = '(width < 960px) 46vw, 302px',
  large = false,
  first = false,
  mark,
}: VideoCardProps) {
  return (
    <article className={large ? 'video-card video-card-large' : 'video-card'}>
      <FilmStill picture={film.picture} length={film.length} sizes={sizes} first={first} />
      <Kicker hue={film.hue} names={film.kicker} />
      <Headline as={as} text={film.title} href={film.href} />
      {large && film.standfirst ? <p className="standfirst">{film.standfirst}</p> : null}
      {film.meta.length ? <MetaLine parts={film.meta} /> : null}
      <RowMark mark={mark} id={film.id} of={film.title} over />
    </article>
  );
}
