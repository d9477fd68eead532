import { loadSearch } from '../../features/search/load-search.server.ts';
import { SearchStart } from '../../features/search/SearchStart.tsx';
import { SearchView } from '../../features/search/SearchView.tsx';
import { toSearchMeta } from '../../features/search/search-meta.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/search';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSearch(context.get(visitContext), request);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, found } = loaderData;
  return (
    <Screen
      meta={toSearchMeta(address, page)}
      otherEdition={toListPath(address)}
      searched={address}
    >
      {found ? <SearchView found={found} /> : <SearchStart />}
    </Screen>
  );
}
