import { magazineListPath } from '@ironbridge/domain';
import { Cover } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { IssueContents } from './IssueContents.tsx';
import { IssueHead } from './IssueHead.tsx';
import { IssueNeighbours } from './IssueNeighbours.tsx';
import type { LoadedIssue } from './load-issue.server.ts';
import { PageReader } from './reader/PageReader.tsx';

export function IssueView(view: LoadedIssue) {
  const { copy } = usePage();
  const { issue, reader } = view;
  const cover = toShelvedIssue(issue, copy);
  const { mag } = issue;
  return (
    <>
      <div className="wrap">
        <Trail
          steps={[
            { name: copy.navigation.magazines, href: magazineListPath() },
            ...(mag ? [{ name: mag.mag_title, href: magazineListPath({ mid: [mag.id] }) }] : []),
            { name: cover.issue },
          ]}
        />
        <div className="issue">
          <div className="issue-front">
            <Cover cover={cover} sizes="(width < 960px) 116px, 308px" first />
          </div>
          <IssueHead {...view} />
          <IssueNeighbours issue={issue} />
        </div>
        <IssueContents issue={issue} />
      </div>
      {reader ? <PageReader reader={reader} /> : null}
    </>
  );
}
