import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture } from './Picture.tsx';
import { type MarkButton, RowMark } from './RowMark.tsx';
import type { Story } from './story.ts';

interface StoryRowProps {
  readonly story: Story;
  readonly mark?: MarkButton;
}

/** A result in a list. */
export function StoryRow({ story, mark }: StoryRowProps) {
  return (
    <article className={story.picture ? 'list-row story-row' : 'list-row story-row story-row-bare'}>
      <div>
        <div className="story-line">
          {story.kicker.length ? <Kicker hue={story.hue} names={story.kicker} /> : null}
          <MetaLine parts={story.meta} />
          <RowMark mark={mark} id={story.id} of={story.title} />
        </div>
        <Headline as="h2" text={story.title} href={story.href} />
        {story.standfirst ? <p className="standfirst">{story.standfirst}</p> : null}
      </div>
      {story.picture ? (
        <div className="picture-side">
          <Picture picture={story.picture} sizes="(width < 960px) 112px, 204px" decorative />
        </div>
      ) : null}
    </article>
  );
}
