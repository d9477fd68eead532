import { ListingLines } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import type { ListingNews } from './load-listing-news.server.ts';

/** What waits to be shown, and what will be: in one answer, so that to show it takes no time. */
export function NewListings({ news }: { readonly news: ListingNews }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { total, demands, supplies, since, next, list, whole, group } = news;
  if (!total) return null;
  return (
    <div className="news-waiting" data-news={next}>
      <b className="figures">{total.toLocaleString('en')}</b> {hall.news}
      <span>
        {[...(whole ? [hall.newsKinds(demands, supplies)] : []), hall.since(since)].join(
          copy.list.and,
        )}
      </span>
      {whole ? (
        <>
          <button type="button" className="bare-button" data-news-show>
            {hall.show}
          </button>
          <table hidden>
            <ListingLines group={group} mark={toMarkButton('listing', copy)} />
          </table>
        </>
      ) : (
        <a href={list}>{hall.show}</a>
      )}
    </div>
  );
}
