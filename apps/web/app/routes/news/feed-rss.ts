import { loadFeed } from '../../features/news/feed/load-feed.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/feed-rss';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadFeed(context.get(visitContext), request, 'rss');
}
