import { FavouritesView } from '../../features/favourites/FavouritesView.tsx';
import { loadFavourites } from '../../features/favourites/load-favourites.server.ts';
import { markFavourite } from '../../features/favourites/mark-favourite.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/favourites';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadFavourites(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return markFavourite(context.get(visitContext), request);
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen section="favourites" done={loaderData.done}>
      <FavouritesView view={loaderData} />
    </AccountScreen>
  );
}
