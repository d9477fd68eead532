import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import type { TimedStory } from './LatestList.tsx';

export interface WireStory extends TimedStory {
  readonly hue: number;
  readonly industry: string;
  readonly source: string;
  readonly strong: boolean;
}

interface WireDayProps {
  /** The day in words where it has one (today), its date, its weekday. */
  readonly names: readonly [first: string, ...rest: readonly string[]];
  readonly count: string;
  readonly stories: readonly WireStory[];
}

/** One day of the wire: a line each, with its source. */
export function WireDay({ names: [first, ...rest], count, stories }: WireDayProps) {
  return (
    <section className="wire-day">
      <h2>
        {first}
        {rest.map((name) => (
          <span key={name}>{name}</span>
        ))}
        <span className="meta">{count}</span>
      </h2>
      <ol>
        {stories.map((story) => (
          <li key={story.id} className={story.strong ? 'wire-strong' : undefined}>
            <time dateTime={story.dateTime}>{story.time}</time>
            <Kicker hue={story.hue} names={[story.industry]} />
            <Headline text={story.title} href={story.href} />
            <span className="meta">{story.source}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
