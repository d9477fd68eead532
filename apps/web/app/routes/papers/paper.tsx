import { paperListPath, paperPath } from '@ironbridge/domain';
import { loadPaper } from '../../features/papers/load-paper.server.ts';
import { PaperView } from '../../features/papers/PaperView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/paper';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPaper(context.get(visitContext), params.id);
}

export default function PaperPage({ loaderData }: Route.ComponentProps) {
  const { edition } = usePage();
  const { paper, path } = loaderData;
  const { id, title, brief, seo, twin, industrys, tags } = paper;
  const twinPath = twin ? paperPath(twin.id) : undefined;
  const filed = [...industrys.map(({ name }) => name), ...tags.map(({ tag_name }) => tag_name)];
  const meta = {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description || brief,
    keywords: seo.keywords || filed.join(','),
    canonical: path,
    twin: twinPath,
    share: { kind: 'paper', id },
  } as const;
  return (
    <Screen meta={meta} section="whitepapers" otherEdition={twinPath ?? paperListPath()}>
      <PaperView view={loaderData} />
    </Screen>
  );
}
