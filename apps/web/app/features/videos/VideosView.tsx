import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows } from '../../shell/favourites/FavouriteRows.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListFilterBar } from '../../shell/list/ListFilterBar.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { isFiltered } from '../../shell/list/list-address.ts';
import { BlockRow } from './BlockRow.tsx';
import { FilmGrid } from './FilmGrid.tsx';
import type { VideosPage } from './load-videos.server.ts';
import { VideoTabs } from './VideoTabs.tsx';

export function VideosView({ view }: { readonly view: VideosPage }) {
  const { copy } = usePage();
  const words = copy.videos;
  const { address, rows, films, tabs, tag, total, last } = view;
  const count = words.count(total);
  const current = isFiltered(address) ? '' : address.path;
  return (
    <div className="wrap videos-screen">
      <ListHead title={copy.navigation.videos} about={words.about} />
      <VideoTabs tabs={tabs} current={current} />
      <ListFilterBar address={address} placeholder={words.keywordPlaceholder} />
      {rows.map((row, index) => (
        <BlockRow key={row.href} row={row} leads={index === 0} />
      ))}
      {rows.length ? null : <ChosenFilters address={address} count={count} tag={tag} />}
      {rows.length && films.length ? <SectionHead title={words.latest} /> : null}
      {films.length ? (
        <FilmGrid films={films} as={rows.length ? 'h3' : 'h2'} leads={!rows.length} />
      ) : null}
      {total > 0 ? <FavouriteRows /> : null}
      {total === 0 ? <EmptyList address={address} title={words.empty} /> : null}
      {total > 0 && (last > 1 || !rows.length) ? <ListPager {...view} count={count} /> : null}
    </div>
  );
}
