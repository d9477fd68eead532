import { articleListPath } from '@ironbridge/domain';
import { StoryCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import type { HomeView } from './load-home.server.ts';

export function Overseas({ overseas }: Pick<HomeView, 'overseas'>) {
  const { copy } = usePage();
  if (!overseas.length) return null;
  return (
    <section className="band later" aria-labelledby="overseas">
      <div className="wrap">
        <BandHead
          id="overseas"
          title={copy.home.overseas}
          href={articleListPath({ type: 'oversea' })}
        />
        <div className="story-cards">
          {overseas.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </div>
      </div>
    </section>
  );
}
