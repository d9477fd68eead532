import { loadOverview } from '../../features/account/load-overview.server.ts';
import { OverviewView } from '../../features/account/OverviewView.tsx';
import { DownloadsBand } from '../../features/downloads/DownloadsBand.tsx';
import { findNewestDownloads } from '../../features/downloads/load-downloads.server.ts';
import { EnquiriesBand } from '../../features/enquiries/EnquiriesBand.tsx';
import { FavouritesBand } from '../../features/favourites/FavouritesBand.tsx';
import { findNewestFavourites } from '../../features/favourites/load-favourites.server.ts';
import { OwnListingsBand } from '../../features/posting/OwnListingsBand.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/overview';

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { downloads, ...overview } = await loadOverview(visit, request);
  const [newestDownloads, favourites] = await Promise.all([
    downloads && findNewestDownloads(visit, downloads),
    findNewestFavourites(visit),
  ]);
  return { ...overview, downloads: newestDownloads, favourites };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { copy, member } = usePage();
  const words = copy.account;
  const { tasks, enquiries, favourites, downloads, listings } = loaderData;
  const { length } = tasks;
  const title = length ? words.tasks(length) : words.hello(member?.truename || words.unnamed);
  return (
    <AccountScreen section="overview" title={title}>
      <OverviewView
        tasks={tasks}
        isNew={[enquiries, favourites, downloads, listings].every((band) => !band)}
      >
        {enquiries ? <EnquiriesBand {...enquiries} /> : null}
        {favourites ? <FavouritesBand {...favourites} /> : null}
        <div className="own-pair">
          {downloads ? <DownloadsBand {...downloads} /> : null}
          {listings ? <OwnListingsBand {...listings} /> : null}
        </div>
      </OverviewView>
    </AccountScreen>
  );
}
