import { DirectoryView } from '../../features/shows/DirectoryView.tsx';
import { loadDirectory } from '../../features/shows/load-directory.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toMonthName } from '../../shell/to-show-line.ts';
import type { Route } from './+types/directory';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadDirectory(context.get(visitContext), request);
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, tag } = loaderData;
  const { month, country, city } = address.extra;
  const { shows } = page.copy;
  const words = {
    title: shows.directory,
    about: shows.directoryAbout,
    filters: [month && toMonthName(month, page.copy), country, city, tag].flatMap(
      (name) => name || [],
    ),
  };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="exhibitions"
      otherEdition={sameListElsewhere(address)}
    >
      <DirectoryView view={loaderData} />
    </Screen>
  );
}
