import { loadMediaList } from '../../features/house/load-media-list.server.ts';
import { MediaListView } from '../../features/house/MediaListView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/media';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadMediaList(context.get(visitContext), request);
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { house, navigation } = page.copy;
  const { address } = loaderData;
  const { kind, year } = address.extra;
  const words = {
    title: navigation.media,
    about: house.mediaText,
    filters: [...(year ? [year] : []), ...(kind ? [house.mediaKinds[kind]] : [])],
  };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="about"
      otherEdition={sameListElsewhere(address)}
    >
      <MediaListView {...loaderData} />
    </Screen>
  );
}
