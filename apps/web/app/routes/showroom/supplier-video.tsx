import { supplierPath, supplierVideoPath, videoPath } from '@ironbridge/domain';
import { loadSupplierVideo } from '../../features/suppliers/load-supplier-video.server.ts';
import { SupplierVideoView } from '../../features/suppliers/SupplierVideoView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toVideoObject } from '../../shell/structured-data/to-video-object.ts';
import type { Route } from './+types/supplier-video';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSupplierVideo(context.get(visitContext), params.id);
}

/** The same film stands among all films: that is the page which search engines keep. */
export default function SupplierVideoPage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { video, maker } = loaderData;
  const { id, title, summary, seo, twin } = video;
  const own = videoPath(id);
  const meta = {
    title: `${seo.title || title} · ${maker.name} · ${page.edition.name}`,
    description: seo.description || summary,
    keywords: seo.keywords || toKeywords(video),
    canonical: own,
    share: { kind: 'video', id },
    about: [toVideoObject(page, video, own)],
  } as const;
  return (
    <Screen
      meta={meta}
      section="showroom"
      otherEdition={twin ? supplierVideoPath(twin.id) : supplierPath(maker.id)}
    >
      <SupplierVideoView view={loaderData} />
    </Screen>
  );
}
