import { toArticleListMeta } from '../../features/news/article-list-meta.ts';
import { loadNewswire } from '../../features/news/load-newswire.server.ts';
import { NewswireView } from '../../features/news/NewswireView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/newswire';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadNewswire(context.get(visitContext), request);
}

export default function Newswire({ loaderData }: Route.ComponentProps) {
  const { address, tag } = loaderData;
  return (
    <Screen
      meta={toArticleListMeta(address, usePage(), tag)}
      section="news"
      otherEdition={sameListElsewhere(address)}
    >
      <NewswireView view={loaderData} />
    </Screen>
  );
}
