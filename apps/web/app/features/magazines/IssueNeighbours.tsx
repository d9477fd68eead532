import type { Issue } from '@ironbridge/contract';
import { magazineListPath } from '@ironbridge/domain';
import { Cover, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toShelvedIssue } from '../../shell/to-shelved-issue.ts';

/** The numbers before and after it. */
export function IssueNeighbours({ issue }: { readonly issue: Issue }) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { mag, earlier, next } = issue;
  const shown = [
    { label: words.next, card: next },
    { label: words.earlier, card: earlier },
  ].flatMap(({ label, card }) => (card ? [{ label, ...toShelvedIssue(card, copy) }] : []));
  if (shown.length === 0) return null;
  return (
    <aside className="issue-neighbours" aria-labelledby="issue-neighbours">
      <SectionHead id="issue-neighbours" title={words.neighbours} small>
        {mag ? (
          <a className="quiet-link" href={magazineListPath({ mid: [mag.id] })}>
            {words.allIssues}
          </a>
        ) : null}
      </SectionHead>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <a href={one.href}>
              <Cover cover={one} sizes="(width < 960px) 40vw, 142px" decorative />
              <span className="meta">{one.label}</span>
              <span className="headline">{one.issue}</span>
              {one.headline ? <span className="issue-about meta">{one.headline}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
