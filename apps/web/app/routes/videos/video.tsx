import { videoListPath, videoPath } from '@ironbridge/domain';
import { loadVideo } from '../../features/videos/load-video.server.ts';
import { VideoView } from '../../features/videos/VideoView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toVideoObject } from '../../shell/structured-data/to-video-object.ts';
import type { Route } from './+types/video';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadVideo(context.get(visitContext), params.id);
}

export default function VideoPage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { edition } = page;
  const { video, path } = loaderData;
  const { id, title, summary, seo, twin } = video;
  const twinPath = twin ? videoPath(twin.id) : undefined;
  const meta = {
    title: `${seo.title || title} · ${edition.name}`,
    description: seo.description || summary,
    keywords: seo.keywords || toKeywords(video),
    canonical: path,
    twin: twinPath,
    share: { kind: 'video', id },
    about: [toVideoObject(page, video, path)],
  } as const;
  return (
    <Screen meta={meta} section="videos" otherEdition={twinPath ?? videoListPath()}>
      <VideoView view={loaderData} />
    </Screen>
  );
}
