import { Picture, type PictureData } from './Picture.tsx';

interface FilmStillProps {
  readonly picture: PictureData | null;
  /** How long the film runs, as a player shows it; unknown, nothing is said. */
  readonly length: string;
  readonly sizes: string;
  readonly ratio?: number;
  readonly first?: boolean;
}

/** A picture that stands for a film: a sign to press, and its length. */
export function FilmStill({ picture, length, sizes, ratio = 1.5, first = false }: FilmStillProps) {
  return (
    <span className="film-still">
      <Picture picture={picture} ratio={ratio} sizes={sizes} first={first} decorative />
      {length ? <b className="figures">{length}</b> : null}
    </span>
  );
}
