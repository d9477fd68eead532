import { issuePath, magazineListPath } from '@ironbridge/domain';
import { IssueView } from '../../features/magazines/IssueView.tsx';
import { toIssueTitle } from '../../features/magazines/issue-words.ts';
import { loadIssue } from '../../features/magazines/load-issue.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { toPublicationIssue } from '../../shell/structured-data/to-publication-issue.ts';
import { toIssueName } from '../../shell/to-shelved-issue.ts';
import type { Route } from './+types/issue';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadIssue(context.get(visitContext), request, params.id);
}

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { copy, edition } = page;
  const { issue, magazine, reader } = loaderData;
  const title = [issue.mag?.mag_title, toIssueTitle(issue, copy)].filter(Boolean).join(' ');
  const path = issuePath(issue.id);
  const meta: PageMetaProps = {
    title: `${title} · ${edition.name}`,
    description: [...issue.contents.map((line) => line.title), magazine?.about ?? '']
      .filter(Boolean)
      .join(copy.magazines.between)
      .slice(0, 160),
    keywords: toKeywords(issue),
    // A search is somebody's question; every page is a part of the one issue.
    canonical: reader?.q ? undefined : path,
    twin: issue.twin ? path : undefined,
    share: { kind: 'issue', id: issue.id },
    about: [toPublicationIssue(page, issue, { name: toIssueName(issue, copy), path })],
  };
  return (
    <Screen meta={meta} section="magazines" otherEdition={issue.twin ? path : magazineListPath()}>
      <IssueView {...loaderData} />
    </Screen>
  );
}
