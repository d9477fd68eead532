import { toRobots } from '../../platform/robots.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { edition, origins } = context.get(visitContext);
  return new Response(toRobots(origins[edition]), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
