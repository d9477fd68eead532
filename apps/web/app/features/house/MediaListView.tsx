import { mediaListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { AboutHead } from './AboutHead.tsx';
import type { MediaList } from './load-media-list.server.ts';
import { MediaFilters } from './MediaFilters.tsx';
import { MediaRows } from './MediaRows.tsx';

export function MediaListView(view: MediaList) {
  const { address, years, total, last, from, to, openJobs } = view;
  const { copy } = usePage();
  const words = copy.house;
  return (
    <div className="wrap about">
      <AboutHead
        path={mediaListPath()}
        title={copy.navigation.media}
        lede={[{ text: words.mediaText }]}
        openJobs={openJobs}
      />
      <MediaFilters {...view} />
      {years.length ? (
        <div className="media-years">
          {years.map(({ year, items }) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`}>{year}</h2>
              <MediaRows items={items} />
            </section>
          ))}
        </div>
      ) : (
        <EmptyList address={address} title={words.noMedia} />
      )}
      {last > 1 ? (
        <ListPager
          address={address}
          last={last}
          from={from}
          to={to}
          count={words.mediaCount(total)}
        />
      ) : null}
    </div>
  );
}
