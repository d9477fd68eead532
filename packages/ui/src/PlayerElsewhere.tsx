import { Picture, type PictureData } from './Picture.tsx';
import { playerSizes } from './Player.tsx';

interface PlayerElsewhereProps {
  readonly src: string;
  readonly title: string;
  readonly caption: string;
  readonly label: string;
  readonly picture: PictureData | null;
}

/** A film that another site plays: a link to it, which the script turns into its player once it is pressed. */
export function PlayerElsewhere({ src, title, caption, label, picture }: PlayerElsewhereProps) {
  return (
    <figure className="player">
      <div className="player-box">
        <a href={src} rel="noopener" aria-label={label} data-film-elsewhere data-title={title}>
          <Picture picture={picture} sizes={playerSizes} first decorative />
          <span className="player-press" />
        </a>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
