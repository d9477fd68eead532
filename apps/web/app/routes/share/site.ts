import { loadSiteShare } from '../../features/share/load-share.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/site';

export function loader({ context }: Route.LoaderArgs) {
  return loadSiteShare(context.get(visitContext));
}
