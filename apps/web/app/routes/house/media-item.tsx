import { mediaListPath, mediaPath, toPlainText } from '@ironbridge/domain';
import { loadMediaItem } from '../../features/house/load-media.server.ts';
import { MediaView } from '../../features/house/MediaView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/media-item';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMediaItem(context.get(visitContext), params.id);
}

export default function MediaItem({ loaderData }: Route.ComponentProps) {
  const { edition } = usePage();
  const { id, title, body, seo, twin } = loaderData.item;
  const twinPath = twin ? mediaPath(twin.id) : undefined;
  const meta: PageMetaProps = {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description || toPlainText(body).split('\n')[0],
    keywords: seo.keywords,
    canonical: mediaPath(id),
    twin: twinPath,
    share: { kind: 'media', id },
  };
  return (
    <Screen meta={meta} section="about" otherEdition={twinPath ?? mediaListPath()}>
      <MediaView {...loaderData} />
    </Screen>
  );
}
