import { Headline } from './Headline.tsx';

interface RankedListProps {
  readonly items: readonly {
    readonly key: string;
    readonly href: string | undefined;
    readonly title: string;
  }[];
}

/** What is read most, by its rank. */
export function RankedList({ items }: RankedListProps) {
  return (
    <ol className="ranked-list">
      {items.map(({ key, href, title }, index) => (
        <li key={key}>
          <b className="figures" aria-hidden="true">
            {index + 1}
          </b>
          <Headline text={title} href={href} />
        </li>
      ))}
    </ol>
  );
}
