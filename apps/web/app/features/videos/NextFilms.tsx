import { videoBlockPath } from '@ironbridge/domain';
import { SectionHead, VideoCard, VideoRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { VideoPage } from './load-video.server.ts';

/** What comes after it in its block: the next one large, then the rest. */
export function NextFilms({ video, place, next }: Pick<VideoPage, 'video' | 'place' | 'next'>) {
  const { copy } = usePage();
  const [first, ...others] = next;
  if (!video.block || !first) return null;
  const { id, name } = video.block;
  return (
    <section aria-labelledby="next-films">
      <SectionHead id="next-films" title={copy.videos.next(name)}>
        <a className="quiet-link" href={videoBlockPath({ id })}>
          {place ? copy.videos.place(place.at, place.total) : copy.videos.all}
        </a>
      </SectionHead>
      <ol className="next-films">
        <li>
          <VideoCard film={first} sizes="(width < 960px) 80vw, 440px" />
        </li>
        {others.map((film) => (
          <li key={film.id}>
            <VideoRow film={film} />
          </li>
        ))}
      </ol>
    </section>
  );
}
