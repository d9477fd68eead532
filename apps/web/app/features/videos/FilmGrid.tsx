import { type Film, VideoCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';

interface FilmGridProps {
  readonly films: readonly Film[];
  readonly as?: 'h2' | 'h3';
  /** Whether the reader waits for its first picture. */
  readonly leads?: boolean;
}

export function FilmGrid({ films, as = 'h3', leads = false }: FilmGridProps) {
  const mark = toMarkButton('video', usePage().copy);
  return (
    <div className="story-cards film-grid">
      {films.map((film, index) => (
        <VideoCard key={film.id} film={film} as={as} first={leads && index === 0} mark={mark} />
      ))}
    </div>
  );
}
