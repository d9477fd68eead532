import { videoListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows } from '../../shell/favourites/FavouriteRows.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { FilmGrid } from './FilmGrid.tsx';
import type { BlockPage } from './load-block.server.ts';
import { VideoTabs } from './VideoTabs.tsx';

export function BlockView({ view }: { readonly view: BlockPage }) {
  const { copy } = usePage();
  const { address, name, films, tabs, total } = view;
  const count = copy.videos.count(total);
  return (
    <div className="wrap videos-screen">
      <ListHead
        title={name}
        about={copy.videos.about}
        above={[{ name: copy.navigation.videos, href: videoListPath() }]}
      />
      <VideoTabs tabs={tabs} current={address.path} />
      {films.length ? (
        <>
          <ChosenFilters address={address} count={count} />
          <FilmGrid films={films} as="h2" leads />
          <FavouriteRows />
          <ListPager {...view} count={count} />
        </>
      ) : (
        <EmptyList address={address} title={copy.videos.emptyBlock} />
      )}
    </div>
  );
}
