import type { Video } from '@ironbridge/contract';
import { editions, parseFilmPlayer } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A film by the id in its address, and what plays it. */
export async function loadFilm(visit: Visit, idText: string) {
  const id = getId(idText);
  const video = await orNotFound(visit.api.get('videoInfo', { id }));
  return { video, player: toPlayer(video, visit) };
}

/** Our own file where there is one; else the player of a site that we may show. */
function toPlayer(video: Video, { edition }: Visit) {
  const { file, captions, embed } = video;
  const elsewhere = embed ? parseFilmPlayer(embed) : undefined;
  if (!file) return elsewhere && { src: elsewhere.href, host: elsewhere.host };
  return {
    src: file.href,
    bytes: file.bytes,
    captions: captions ? { src: captions, lang: editions[edition].lang } : undefined,
  };
}

export type ShownFilm = Awaited<ReturnType<typeof loadFilm>>;
