import type { ComponentProps } from 'react';
import { FilmHead } from './FilmHead.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import { Transcript } from './Transcript.tsx';

type FilmArticleProps = ComponentProps<typeof FilmPlayer> &
  ComponentProps<typeof FilmHead> &
  ComponentProps<typeof Transcript>;

/** A film with what it is, and what is said in it. */
export function FilmArticle({ video, player, path, transcript }: FilmArticleProps) {
  return (
    <article>
      <FilmPlayer video={video} player={player} />
      <FilmHead video={video} path={path} />
      <Transcript transcript={transcript} player={player} />
    </article>
  );
}
