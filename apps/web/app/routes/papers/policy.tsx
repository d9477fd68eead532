import { paperPolicyPath } from '@ironbridge/domain';
import { loadPolicy } from '../../features/papers/load-policy.server.ts';
import { PaperPolicyView } from '../../features/papers/PaperPolicyView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/policy';

export function loader({ context }: Route.LoaderArgs) {
  return loadPolicy(context.get(visitContext));
}

export default function PaperPolicy({ loaderData }: Route.ComponentProps) {
  const { edition } = usePage();
  const { title, seo, twin } = loaderData.policy;
  const meta = {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description,
    keywords: seo.keywords,
    canonical: paperPolicyPath,
    twin: twin ? paperPolicyPath : undefined,
  };
  return (
    <Screen meta={meta} section="whitepapers" otherEdition={paperPolicyPath}>
      <PaperPolicyView view={loaderData} />
    </Screen>
  );
}
