import { loadVideos } from '../../features/videos/load-videos.server.ts';
import { VideosView } from '../../features/videos/VideosView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/videos';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadVideos(context.get(visitContext), request);
}

export default function Videos({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, tag } = loaderData;
  const { navigation, videos } = page.copy;
  const words = { title: navigation.videos, about: videos.about, filters: tag ? [tag] : [] };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="videos"
      otherEdition={sameListElsewhere(address)}
    >
      <VideosView view={loaderData} />
    </Screen>
  );
}
