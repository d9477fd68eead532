import { Headline } from './Headline.tsx';

interface Neighbour {
  readonly href: string;
  readonly title: string;
}

interface EarlierNextProps {
  readonly label: string;
  readonly labels: { readonly earlier: string; readonly next: string };
  readonly earlier: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** What stands before and after in its series. */
export function EarlierNext({ label, labels, earlier, next }: EarlierNextProps) {
  return (
    <nav className="earlier-next" aria-label={label}>
      {earlier ? (
        <a href={earlier.href} rel="prev">
          <span className="meta">{labels.earlier}</span>
          <Headline text={earlier.title} />
        </a>
      ) : null}
      {next ? (
        <a className="next-one" href={next.href} rel="next">
          <span className="meta">{labels.next}</span>
          <Headline text={next.title} />
        </a>
      ) : null}
    </nav>
  );
}
