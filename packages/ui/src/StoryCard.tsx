import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture } from './Picture.tsx';
import type { Story } from './story.ts';

/** One of several side by side: picture, kicker, headline, small print. */
export function StoryCard({ story }: { readonly story: Story }) {
  return (
    <article className="story-card">
      <a href={story.href}>
        <Picture picture={story.picture} sizes="(width < 960px) 46vw, 302px" decorative />
        <Kicker hue={story.hue} names={story.kicker} />
        <Headline as="h3" text={story.title} />
      </a>
      <MetaLine parts={story.meta} />
    </article>
  );
}
