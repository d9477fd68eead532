import { Headline } from './Headline.tsx';

export interface TimedStory {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  /** As shown, and as machines read it. */
  readonly time: string;
  readonly dateTime: string;
}

/** Headlines by the clock, dense. */
export function LatestList({ stories }: { readonly stories: readonly TimedStory[] }) {
  return (
    <ol className="latest-list">
      {stories.map(({ id, href, title, time, dateTime }) => (
        <li key={id}>
          <time dateTime={dateTime}>{time}</time>
          <Headline text={title} href={href} />
        </li>
      ))}
    </ol>
  );
}
