import { loadCalendarFile } from '../../features/shows/load-calendar-file.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/calendar-file';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCalendarFile(context.get(visitContext), request);
}
