import { videoListPath, videoPath } from '@ironbridge/domain';
import { loadVideo } from '../../features/videos/load-video.server.ts';
import { VideoView } from '../../features/videos/VideoView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/video';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadVideo(context.get(visitContext), params.id);
}

export default function VideoPage({ loaderData }: Route.ComponentProps) {
  const { edition } = usePage();
  const { video, path } = loaderData;
  const { id, title, summary, seo, twin, industrys, tags } = video;
  const twinPath = twin ? videoPath(twin.id) : undefined;
  const filed = [...industrys.map(({ name }) => name), ...tags.map(({ tag_name }) => tag_name)];
  const meta = {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description || summary,
    keywords: seo.keywords || filed.join(','),
    canonical: path,
    twin: twinPath,
    share: { kind: 'video', id },
  } as const;
  return (
    <Screen meta={meta} section="videos" otherEdition={twinPath ?? videoListPath()}>
      <VideoView view={loaderData} />
    </Screen>
  );
}
