import { loadPapers } from '../../features/papers/load-papers.server.ts';
import { PapersView } from '../../features/papers/PapersView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/papers';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadPapers(context.get(visitContext), request);
}

export default function Papers({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, tag } = loaderData;
  const { navigation, papers } = page.copy;
  const words = { title: navigation.whitepapers, about: papers.about, filters: tag ? [tag] : [] };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="whitepapers"
      otherEdition={sameListElsewhere(address)}
    >
      <PapersView view={loaderData} />
    </Screen>
  );
}
