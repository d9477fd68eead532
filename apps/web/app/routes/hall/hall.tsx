import { HallView } from '../../features/hall/HallView.tsx';
import { toHallWords } from '../../features/hall/hall-words.ts';
import { loadHall } from '../../features/hall/load-hall.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/hall';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHall(context.get(visitContext), request);
}

/** Both sides of the hall, or one of them: /showroom/platform, /showroom/demand, /showroom/supply. */
export default function Hall({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, kind } = loaderData;
  const { place } = address.extra;
  const words = { ...toHallWords(kind, page.copy), filters: place ? [place] : [] };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="showroom"
      otherEdition={sameListElsewhere(address)}
    >
      <HallView view={loaderData} />
    </Screen>
  );
}
