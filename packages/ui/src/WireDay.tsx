import type { ReactNode } from 'react';
import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import type { TimedStory } from './LatestList.tsx';
import { type MarkButton, RowMark } from './RowMark.tsx';

export interface WireStory extends TimedStory {
  readonly hue: number;
  readonly industry: string;
  readonly source: string;
  readonly strong: boolean;
}

interface WireDayProps {
  /** The day in words where it has one (today), its date, its weekday. */
  readonly names: readonly [first: string, ...rest: readonly string[]];
  /** The day alone. */
  readonly href: string | undefined;
  readonly count: string | undefined;
  readonly stories: readonly WireStory[];
  readonly mark: MarkButton;
  /** The way to the others of this day. */
  readonly children?: ReactNode;
}

/** One day of the wire: a line each, with its source. */
export function WireDay({
  names: [first, ...rest],
  href,
  count,
  stories,
  mark,
  children,
}: WireDayProps) {
  return (
    <section className="wire-day">
      <h2>
        {href ? <a href={href}>{first}</a> : first}
        {rest.map((name) => (
          <span key={name}>{name}</span>
        ))}
        {count ? <span className="meta">{count}</span> : null}
      </h2>
      <ol>
        {stories.map((story) => (
          <li key={story.id} className={story.strong ? 'wire-strong' : undefined}>
            <time dateTime={story.dateTime}>{story.time}</time>
            <Kicker hue={story.hue} names={[story.industry]} />
            <Headline text={story.title} href={story.href} />
            <span className="meta">{story.source}</span>
            <RowMark mark={mark} id={story.id} of={story.title} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
