import { paperListPath, paperPath } from '@ironbridge/domain';
import { loadPaper } from '../../features/papers/load-paper.server.ts';
import { PaperView } from '../../features/papers/PaperView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toReport } from '../../shell/structured-data/to-report.ts';
import type { Route } from './+types/paper';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPaper(context.get(visitContext), params.id);
}

export default function PaperPage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { edition } = page;
  const { paper, path } = loaderData;
  const { id, title, brief, seo, twin } = paper;
  const twinPath = twin ? paperPath(twin.id) : undefined;
  const meta = {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description || brief,
    keywords: seo.keywords || toKeywords(paper),
    canonical: path,
    twin: twinPath,
    share: { kind: 'paper', id },
    about: [toReport(page, paper, path)],
  } as const;
  return (
    <Screen meta={meta} section="whitepapers" otherEdition={twinPath ?? paperListPath()}>
      <PaperView view={loaderData} />
    </Screen>
  );
}
