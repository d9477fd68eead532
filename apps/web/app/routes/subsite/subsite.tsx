import { loadSubsite } from '../../features/subsite/load-subsite.server.ts';
import { SubsiteView } from '../../features/subsite/SubsiteView.tsx';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { SubsiteScreen } from '../../shell/SubsiteScreen.tsx';
import type { Route } from './+types/subsite';

/** /i/{path}/{subpath} and /subsite/{path}/{subpath} are the same screens. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { path, subpath, '*': rest } = params;
  const [industry = '', child, ...more] = rest?.split('/') ?? [path, subpath];
  if (more.length) return answerNotFound();
  return loadSubsite(context.get(visitContext), industry, child);
}

export default function Subsite({ loaderData: view }: Route.ComponentProps) {
  const { copy, edition, frame } = usePage();
  const { industry, child, path } = view;
  const name = [child?.name, industry.name].filter(Boolean).join(' · ');
  const meta: PageMetaProps = {
    title: `${name} · ${edition.name}`,
    description: copy.subsite.about(child?.name ?? industry.name),
    keywords: [child?.name, industry.name, frame.settings?.seo_keyword].filter(Boolean).join(','),
    canonical: path,
    twin: path,
    share: { kind: 'industry', id: (child ?? industry).id },
  };
  return (
    <SubsiteScreen meta={meta} industry={industry} childId={child?.id} otherEdition={path}>
      <SubsiteView view={view} />
    </SubsiteScreen>
  );
}
