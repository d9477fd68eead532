import { Picture, Player, PlayerElsewhere, playerSizes } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../file-size.ts';
import type { ShownFilm } from './load-film.server.ts';

export function FilmPlayer({ video, player }: ShownFilm) {
  const { copy } = usePage();
  const words = copy.videos;
  const { title, image } = video;
  if (player === undefined) {
    return (
      <figure className="player">
        <div className="player-box">
          <Picture picture={image} sizes={playerSizes} first />
        </div>
        <figcaption>{words.none}</figcaption>
      </figure>
    );
  }
  if ('host' in player) {
    return (
      <PlayerElsewhere
        src={player.src}
        title={title}
        caption={words.elsewhere(player.host)}
        label={words.play(title)}
        picture={image}
      />
    );
  }
  const { src, bytes, captions } = player;
  return (
    <Player
      src={src}
      title={title}
      caption={words.asked(toFileSize(bytes, copy))}
      still={image}
      press={words.play(title)}
      captions={captions && { ...captions, label: words.captions }}
    />
  );
}
