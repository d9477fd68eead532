import { FilmStill } from './FilmStill.tsx';
import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import type { Film } from './story.ts';

/** A film in a narrow column: a small still beside its words. */
export function VideoRow({ film }: { readonly film: Film }) {
  return (
    <article className="video-row">
      <FilmStill picture={film.picture} length={film.length} sizes="150px" />
      <div>
        <Kicker hue={film.hue} names={film.kicker} />
        <Headline as="h3" text={film.title} href={film.href} />
        {film.meta.length ? <MetaLine parts={film.meta} /> : null}
      </div>
    </article>
  );
}
