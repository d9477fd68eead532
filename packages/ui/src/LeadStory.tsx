import type { ReactNode } from 'react';
import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture } from './Picture.tsx';
import type { Story } from './story.ts';

interface LeadStoryProps {
  readonly story: Story;
  readonly caption?: string;
  /** More on the same subject, below. */
  readonly children?: ReactNode;
}

/** The story of the day, with the one large picture of the front page. */
export function LeadStory({ story, caption, children }: LeadStoryProps) {
  return (
    <article className="lead-story">
      <a href={story.href}>
        <figure>
          <Picture picture={story.picture} sizes="(width < 960px) 80vw, 628px" first />
          {caption ? <figcaption>{caption}</figcaption> : null}
        </figure>
        <Kicker hue={story.hue} names={story.kicker} />
        <Headline as="h1" text={story.title} />
      </a>
      {story.standfirst ? <p className="standfirst">{story.standfirst}</p> : null}
      <MetaLine parts={story.meta} />
      {children}
    </article>
  );
}
