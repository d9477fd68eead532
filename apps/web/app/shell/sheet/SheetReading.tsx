import { type Film, SectionHead, type Story, StoryCard, VideoCard } from '@ironbridge/ui';

interface SheetReadingProps {
  readonly title: string;
  readonly stories: readonly Story[];
  readonly films: readonly Film[];
}

/** Articles and films that name what the sheet is about. */
export function SheetReading({ title, stories, films }: SheetReadingProps) {
  if (!stories.length && !films.length) return null;
  return (
    <section className="sheet-section" id="reading" aria-labelledby="sheet-reading">
      <SectionHead id="sheet-reading" title={title} />
      <div className="story-cards">
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
        {films.map((film) => (
          <VideoCard key={film.id} film={film} />
        ))}
      </div>
    </section>
  );
}
