import { loadListingNews } from '../../features/hall/load-listing-news.server.ts';
import { NewListings } from '../../features/hall/NewListings.tsx';
import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/listings';

/** What has come to a list of the hall since a reader opened it; nothing at all where nothing has. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const news = await loadListingNews(visit, request);
  return renderPart(visit, request, <NewListings news={news} />);
}
