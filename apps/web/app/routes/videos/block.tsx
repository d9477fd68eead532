import { videoListPath } from '@ironbridge/domain';
import { BlockView } from '../../features/videos/BlockView.tsx';
import { loadBlock } from '../../features/videos/load-block.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/block';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadBlock(context.get(visitContext), request, params.id);
}

/** Blocks are each edition's own: a block has no twin. */
export default function VideoBlock({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, name } = loaderData;
  const words = { title: name, about: page.copy.videos.about };
  return (
    <Screen
      meta={{ ...toListMeta(address, words, page), twin: undefined }}
      section="videos"
      otherEdition={videoListPath()}
    >
      <BlockView view={loaderData} />
    </Screen>
  );
}
