import { type Film, VideoCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from './BandHead.tsx';

interface FilmsBandProps {
  readonly films: readonly Film[];
  readonly href: string;
}

export function FilmsBand({ films, href }: FilmsBandProps) {
  const { copy } = usePage();
  if (!films.length) return null;
  return (
    <section className="front-band later" aria-labelledby="films">
      <BandHead id="films" title={copy.navigation.videos} href={href} />
      <div className="story-cards">
        {films.map((film) => (
          <VideoCard key={film.id} film={film} />
        ))}
      </div>
    </section>
  );
}
