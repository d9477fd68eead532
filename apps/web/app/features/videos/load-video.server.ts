import type { CallData, Video } from '@ironbridge/contract';
import { videoPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { findTranscript } from '../../shell/film/find-transcript.server.ts';
import { loadFilm } from '../../shell/film/load-film.server.ts';
import { toNextReading } from '../../shell/next-reading.ts';
import { toFilm } from '../../shell/to-film.ts';

/** How much of a block is looked through for what follows, and what is shown. */
const asked = { ofBlock: 40, related: 8 };
const shown = { next: 5, related: 4 };

export async function loadVideo(visit: Visit, idText: string) {
  const { video, player } = await loadFilm(visit, idText);
  const { id } = video;
  const [block, related, transcript] = await Promise.all([
    video.block && visit.api.find('videoList', { block: video.block.id, rows: asked.ofBlock }),
    visit.api.find('related', { kind: 'video', id, rows: asked.related }),
    findTranscript(visit, video.captions),
  ]);
  const { place, following } = toFollowing(video, block ?? undefined);
  const next = following.slice(0, shown.next);
  const told = new Set([id, ...next.map((card) => card.id)]);
  return {
    video,
    path: videoPath(id),
    player,
    transcript,
    place,
    next: next.map((card) => toFilm(card, visit)),
    related: (related?.videos ?? [])
      .filter((card) => !told.has(card.id))
      .slice(0, shown.related)
      .map((card) => toFilm(card, visit)),
    reading: toNextReading({ ...related, videos: [] }, visit),
  };
}

/** What comes after a film in its block, then what came before it; the place of one that is far back is not known. */
function toFollowing({ id }: Video, block: CallData<'videoList'> | undefined) {
  const list = block?.list ?? [];
  const at = list.findIndex((card) => card.id === id);
  return {
    place: block && at >= 0 ? { at: at + 1, total: block.total } : undefined,
    following: [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))],
  };
}

export type VideoPage = Awaited<ReturnType<typeof loadVideo>>;
