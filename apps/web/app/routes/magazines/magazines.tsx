import { loadMagazines } from '../../features/magazines/load-magazines.server.ts';
import { MagazinesView } from '../../features/magazines/MagazinesView.tsx';
import { magazineListWords } from '../../features/magazines/magazine-list.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/magazines';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadMagazines(context.get(visitContext), request);
}

export default function Magazines({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, chosen, tag } = loaderData;
  return (
    <Screen
      meta={toListMeta(address, magazineListWords(address, page.copy, chosen, tag), page)}
      section="magazines"
      otherEdition={sameListElsewhere(address)}
    >
      <MagazinesView view={loaderData} />
    </Screen>
  );
}
