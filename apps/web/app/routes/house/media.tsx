import { mediaListPath } from '@ironbridge/domain';
import { loadMediaList } from '../../features/house/load-media-list.server.ts';
import { MediaListView } from '../../features/house/MediaListView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/media';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadMediaList(context.get(visitContext), request);
}

export default function Media({ loaderData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const { kind, page } = loaderData.address;
  const named = kind
    ? `${copy.house.mediaKinds[kind]} · ${copy.navigation.media}`
    : copy.navigation.media;
  const title = page > 1 ? copy.list.pageTitle(named, page) : named;
  const canonical = mediaListPath({ kind, page });
  const meta = {
    title: `${title} · ${edition.name}`,
    description: copy.house.mediaText,
    canonical,
    twin: page > 1 ? undefined : canonical,
  };
  return (
    <Screen meta={meta} section="about" otherEdition={mediaListPath({ kind })}>
      <MediaListView {...loaderData} />
    </Screen>
  );
}
