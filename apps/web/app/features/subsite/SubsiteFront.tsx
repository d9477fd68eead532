import { FrontColumns, LatestList, SectionHead, StoryCard } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import type { SubsiteView } from './load-subsite.server.ts';

interface SubsiteFrontProps {
  readonly front: NonNullable<SubsiteView['front']>;
  /** The way to all of the industry's news. */
  readonly all: ReactNode;
}

/** Enough with pictures for a front page of its own. */
export function SubsiteFront({ front, all }: SubsiteFrontProps) {
  const { copy } = usePage();
  const { lead, seconds, latest, more } = front;
  return (
    <>
      <FrontColumns lead={lead} seconds={seconds}>
        {latest.length ? (
          <section aria-labelledby="latest">
            <SectionHead id="latest" title={copy.subsite.latest} small>
              {all}
            </SectionHead>
            {latest.map(({ date, stories }) => (
              <div key={date}>
                <h3 className="meta latest-day">{date}</h3>
                <LatestList stories={stories} />
              </div>
            ))}
          </section>
        ) : null}
      </FrontColumns>
      {more.length ? (
        <section aria-labelledby="more">
          <SectionHead id="more" title={copy.subsite.more}>
            {all}
          </SectionHead>
          <div className="story-cards">
            {more.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
