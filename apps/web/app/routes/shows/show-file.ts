import { loadShowFile } from '../../features/shows/load-calendar-file.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/show-file';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadShowFile(context.get(visitContext), params.id);
}
