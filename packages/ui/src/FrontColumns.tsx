import type { ReactNode } from 'react';
import { Headline } from './Headline.tsx';
import { LeadStory } from './LeadStory.tsx';
import { SecondStory } from './SecondStory.tsx';
import type { Story } from './story.ts';

interface FrontColumnsProps {
  readonly lead: Story;
  /** Headlines below the lead. */
  readonly more?: readonly Pick<Story, 'id' | 'href' | 'title'>[];
  readonly seconds: readonly Story[];
  /** The dense column at the end. */
  readonly children: ReactNode;
}

/** The top of a front: the lead, two seconds beside it, and what came in last. */
export function FrontColumns({ lead, more = [], seconds, children }: FrontColumnsProps) {
  return (
    <div className="front">
      <div className="front-lead">
        <LeadStory story={lead}>
          {more.length ? (
            <div className="lead-more">
              {more.map(({ id, href, title }) => (
                <Headline key={id} text={title} href={href} />
              ))}
            </div>
          ) : null}
        </LeadStory>
      </div>
      <div className="front-seconds">
        {seconds.map((story) => (
          <SecondStory key={story.id} story={story} />
        ))}
      </div>
      <div className="front-latest">{children}</div>
    </div>
  );
}
