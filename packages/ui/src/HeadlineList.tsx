import { Headline } from './Headline.tsx';

interface HeadlineListProps {
  readonly stories: readonly {
    readonly id: number;
    readonly title: string;
    readonly href: string;
  }[];
}

/** Headlines alone, one below the other. */
export function HeadlineList({ stories }: HeadlineListProps) {
  return (
    <ul className="plain-list">
      {stories.map(({ id, href, title }) => (
        <li key={id}>
          <Headline text={title} href={href} />
        </li>
      ))}
    </ul>
  );
}
