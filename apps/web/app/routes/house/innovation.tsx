import { AwardView } from '../../features/house/AwardView.tsx';
import { loadAward } from '../../features/house/load-award.server.ts';
import { toPlainLede } from '../../features/house/split-lede.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/innovation';

export function loader({ context }: Route.LoaderArgs) {
  return loadAward(context.get(visitContext));
}

export default function Innovation({ loaderData }: Route.ComponentProps) {
  const { edition } = usePage();
  const { path, text, lede } = loaderData;
  const meta: PageMetaProps = {
    title: `${text.seo.title || text.title} · ${edition.name}`,
    description: text.seo.description || toPlainLede(lede),
    keywords: text.seo.keywords,
    canonical: path,
  };
  return (
    <Screen meta={meta} section="meetings">
      <AwardView {...loaderData} />
    </Screen>
  );
}
