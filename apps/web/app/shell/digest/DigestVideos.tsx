import { FilmStill, Headline, type PictureData } from '@ironbridge/ui';
import { toBlanks } from './digest-blocks.ts';

export interface Film {
  readonly id: number;
  readonly title: string;
  /** A blank has none. */
  readonly href?: string;
  readonly picture: PictureData | null;
  readonly length: string;
}

export const blankFilms: readonly Film[] = toBlanks('videos', (id) => ({
  id,
  title: '\u00a0',
  picture: null,
  length: '',
}));

export function DigestVideos({ films }: { readonly films: readonly Film[] }) {
  return (
    <ul className="digest-films">
      {films.map(({ id, title, href, picture, length }) => (
        <li key={id}>
          <a href={href}>
            <FilmStill
              picture={picture}
              length={length}
              ratio={16 / 9}
              sizes="(width < 960px) 92vw, 424px"
            />
            <Headline text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
