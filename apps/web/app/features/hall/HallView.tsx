import { usePage } from '../../platform/page.ts';
import { FirstPaint } from '../../shell/FirstPaint.tsx';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { HallLedger } from '../../shell/HallLedger.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import { isFiltered, toChangedList } from '../../shell/list/list-address.ts';
import { HallFilters } from './HallFilters.tsx';
import { HallHead } from './HallHead.tsx';
import { HallNews } from './HallNews.tsx';
import type { HallPage } from './load-hall.server.ts';
import { PostLinks } from './PostLinks.tsx';
import { toTabs } from './to-tabs.ts';

export function HallView({ view }: { readonly view: HallPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { address, groups, news, tag, total } = view;
  const { place } = address.extra;
  const count = hall.count(total);
  const own = place ? [{ name: place, href: toChangedList(address, { place: undefined }) }] : [];
  return (
    <div className="wrap hall">
      <HallHead {...view} />
      <ListTabs tabs={toTabs(view, copy)} />
      <HallFilters {...view} />
      {isFiltered(address) ? (
        <ChosenFilters address={address} count={count} tag={tag} own={own} />
      ) : null}
      {total ? (
        <>
          {news ? <HallNews news={news} /> : null}
          <HallLedger labelledBy="hall" groups={groups} mark={toMarkButton('listing', copy)} />
          <FirstPaint after="ledger" />
          <FavouriteRows />
          <ListPager {...view} count={count} />
        </>
      ) : (
        <>
          <EmptyList address={address} title={hall.empty} />
          <div className="hall-post">
            <p>{hall.emptyPost}</p>
            <PostLinks />
          </div>
        </>
      )}
    </div>
  );
}
