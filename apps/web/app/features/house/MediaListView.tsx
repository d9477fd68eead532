import { mediaItemKinds, mediaListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { AboutHead } from './AboutHead.tsx';
import type { MediaList } from './load-media-list.server.ts';
import { MediaRows } from './MediaRows.tsx';

export function MediaListView({ address, years, total, last, from, to, openJobs }: MediaList) {
  const { copy } = usePage();
  const { house: words, list } = copy;
  const chosen = address.extra.kind;
  const count = words.mediaCount(total);
  return (
    <div className="wrap about">
      <AboutHead
        path={mediaListPath()}
        title={copy.navigation.media}
        lede={[{ text: words.mediaText }]}
        openJobs={openJobs}
      />
      <nav className="media-kinds" aria-label={list.filter}>
        {[undefined, ...mediaItemKinds].map((kind) => (
          <a
            className={kind === chosen ? 'pill pill-on' : 'pill'}
            key={kind ?? ''}
            href={mediaListPath({ kind })}
            aria-current={kind === chosen ? 'true' : undefined}
          >
            {kind ? words.mediaKinds[kind] : words.mediaAll}
          </a>
        ))}
        <span className="meta">{count}</span>
      </nav>
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
        <ListPager address={address} last={last} from={from} to={to} count={count} />
      ) : null}
    </div>
  );
}
