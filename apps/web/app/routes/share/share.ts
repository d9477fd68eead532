import { loadShare } from '../../features/share/load-share.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/share';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadShare(context.get(visitContext), params);
}
