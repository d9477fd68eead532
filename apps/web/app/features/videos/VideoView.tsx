import { videoBlockPath, videoListPath } from '@ironbridge/domain';
import { SectionHead, VideoCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { NextReadingList } from '../../shell/NextReadingList.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import type { VideoPage } from './load-video.server.ts';
import { NextFilms } from './NextFilms.tsx';
import { Transcript } from './Transcript.tsx';
import { VideoHead } from './VideoHead.tsx';

export function VideoView({ view }: { readonly view: VideoPage }) {
  const { copy } = usePage();
  const { video, path, player, transcript, place, next, related, reading } = view;
  const { block } = video;
  return (
    <div className="wrap">
      <Trail
        steps={[
          { name: copy.navigation.videos, href: videoListPath() },
          ...(block ? [{ name: block.name, href: videoBlockPath(block) }] : []),
        ]}
      />
      <div className="film-screen">
        <article>
          <FilmPlayer video={video} player={player} />
          <VideoHead video={video} path={path} />
          <Transcript transcript={transcript} player={player} />
        </article>
        <aside className="film-side">
          <NextFilms video={video} place={place} next={next} />
        </aside>
        <div className="film-reading">
          <NextReadingList lines={reading} />
        </div>
      </div>
      {related.length ? (
        <section className="film-related" aria-labelledby="related">
          <SectionHead id="related" title={copy.videos.related} />
          <div className="story-cards">
            {related.map((film) => (
              <VideoCard key={film.id} film={film} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
