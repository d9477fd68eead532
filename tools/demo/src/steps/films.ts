import { editionIds } from '@ironbridge/domain';
import { pictureOfVideo } from '../content/all-pictures.ts';
import { toFileName } from '../content/pictures.ts';
import { linesOf, type Video, videoBlocks, wordsOf } from '../content/video.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../keys-of.ts';
import { getId, loadEach } from '../load-each.ts';
import { daysFrom, type Loaded } from '../loaded.ts';
import { makeFilm } from '../making/film.ts';
import { loadPairs, toTwinKey } from './pairs.ts';

/** An encoder fills a core. */
const FILMS_AT_ONCE = 2;

async function sendFile(
  desk: Desk,
  name: string,
  type: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<number> {
  const there = await desk.find('media', { original_name: name });
  return there ?? desk.upload('media', { name, type, bytes: await make() }, {});
}

/** What is said in it, each line as long as the others. */
function toCaptions({ seconds }: Video, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const clock = (at: number) => `00:${at.toFixed(3).padStart(6, '0')}`;
  const share = seconds / lines.length;
  const cues = lines.map(
    (line, i) => `${clock(i * share)} --> ${clock((i + 1) * share)}\n${line}\n`,
  );
  return new TextEncoder().encode(['WEBVTT\n', ...cues].join('\n'));
}

export async function loadFilms(desk: Desk, loaded: Loaded): Promise<ReadonlyMap<string, number>> {
  const { choice, catalogue, pictures, reference, now } = loaded;
  const blocks = await loadEach(
    desk,
    'video_blocks',
    'Video blocks',
    editionIds.flatMap((edition, side) =>
      keysOf(videoBlocks).map((block, i) => {
        const name = videoBlocks[block][side] ?? block;
        return {
          key: `${block}:${edition}`,
          known: { edition, name },
          toData: () => ({ edition, name, order: i + 1 }),
        };
      }),
    ),
  );
  const ids = await loadEach(
    desk,
    'videos',
    'Films',
    Object.entries(choice.videos).flatMap(([key, video]) =>
      editionIds.map((edition) => {
        const { title, summary } = wordsOf(video, edition);
        return {
          key: toTwinKey(key, edition),
          known: { edition, title },
          toData: async () => ({
            _status: 'published',
            edition,
            title,
            summary,
            picture: getId(pictures, toFileName(pictureOfVideo(video))),
            file: await sendFile(desk, `film-${key}-${edition}.mp4`, 'video/mp4', () =>
              makeFilm(video, edition),
            ),
            captions: await sendFile(desk, `film-${key}-${edition}.vtt`, 'text/vtt', async () =>
              toCaptions(video, linesOf(key, edition)),
            ),
            duration: video.seconds,
            block: getId(blocks, `${video.block}:${edition}`),
            industries: [getId(reference.industries, video.industry)],
            tags: video.tags.map((tag) => getId(reference.tags, tag)),
            ...(video.supplier ? { supplier: getId(catalogue.suppliers, video.supplier) } : {}),
            publish_time: daysFrom(now, -video.daysAgo),
          }),
        };
      }),
    ),
    { atOnce: FILMS_AT_ONCE },
  );
  await loadPairs(desk, 'video', Object.keys(choice.videos), ids);
  return ids;
}
