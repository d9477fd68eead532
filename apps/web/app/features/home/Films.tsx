import { VideoCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { findScreen } from '../../shell/navigation.ts';
import type { HomeView } from './load-home.server.ts';

export function Films({ films }: Pick<HomeView, 'films'>) {
  const { copy } = usePage();
  if (!films.length) return null;
  return (
    <section className="front-band" aria-labelledby="films">
      <BandHead id="films" title={copy.navigation.videos} href={findScreen('videos')} />
      <div className="story-cards">
        {films.map((film) => (
          <VideoCard key={film.id} film={film} />
        ))}
      </div>
    </section>
  );
}
