import { Cover, type CoverData } from './Cover.tsx';

/** An issue as a shelf shows it: addresses and words are made by the caller. */
export interface ShelvedIssue extends CoverData {
  readonly id: number;
  readonly href: string;
}

/** Covers in true proportion, standing on a line with their names below it: six, on phones three. */
export function Shelf({ issues }: { readonly issues: readonly ShelvedIssue[] }) {
  return (
    <ul className="shelf">
      {issues.map((issue) => (
        <li key={issue.id}>
          <a href={issue.href}>
            <Cover cover={issue} sizes="(width < 960px) 30vw, 186px" decorative />
            <span className="shelf-words">
              <span className="headline">{issue.title}</span>
              <span className="meta">{issue.issue}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
