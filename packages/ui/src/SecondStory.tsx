import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture } from './Picture.tsx';
import type { Story } from './story.ts';

export function SecondStory({ story }: { readonly story: Story }) {
  return (
    <article className="second-story">
      <div className="picture-side">
        <Picture picture={story.picture} sizes="(width < 960px) 124px, 302px" decorative />
      </div>
      <Kicker hue={story.hue} names={story.kicker} />
      <Headline as="h2" text={story.title} href={story.href} />
      <div>
        {story.standfirst ? <p className="standfirst">{story.standfirst}</p> : null}
        <MetaLine parts={story.meta} />
      </div>
    </article>
  );
}
