import { videoBlockPath, videoListPath } from '@ironbridge/domain';
import { SectionHead, VideoCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FilmArticle } from '../../shell/film/FilmArticle.tsx';
import { NextFilms } from '../../shell/film/NextFilms.tsx';
import { NextReadingList } from '../../shell/NextReadingList.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import type { VideoPage } from './load-video.server.ts';

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
        <FilmArticle video={video} player={player} path={path} transcript={transcript} />
        <aside className="film-side">
          {block ? (
            <NextFilms title={copy.videos.next(block.name)} films={next}>
              <a className="quiet-link" href={videoBlockPath(block)}>
                {place ? copy.videos.place(place.at, place.total) : copy.videos.all}
              </a>
            </NextFilms>
          ) : null}
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
