import { CompareView } from '../../features/products/CompareView.tsx';
import { loadComparison } from '../../features/products/load-comparison.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/compare';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadComparison(context.get(visitContext), request);
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const names = loaderData.columns.map(({ name }) => name).join(copy.list.and);
  const title = names ? `${names} · ${copy.compare.title}` : copy.compare.title;
  return (
    <Screen
      // Whatever somebody holds beside each other: it can be shared, and is not to be listed.
      meta={{ title: `${title} · ${edition.name}` }}
      section="showroom"
      otherEdition={loaderData.path}
    >
      <CompareView view={loaderData} />
    </Screen>
  );
}
