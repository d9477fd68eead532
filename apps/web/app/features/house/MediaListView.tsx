import { lists, mediaItemKinds, mediaListPath } from '@ironbridge/domain';
import { Pager } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { AboutHead } from './AboutHead.tsx';
import type { MediaList } from './load-media-list.server.ts';
import { MediaRows } from './MediaRows.tsx';

export function MediaListView({ address, years, total, last, openJobs }: MediaList) {
  const { copy } = usePage();
  const { house: words, list } = copy;
  const from = (address.page - 1) * lists.rowsDefault;
  const shown = years.reduce((sum, { items }) => sum + items.length, 0);
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
            className={kind === address.kind ? 'pill pill-on' : 'pill'}
            key={kind ?? ''}
            href={mediaListPath({ kind })}
            aria-current={kind === address.kind ? 'true' : undefined}
          >
            {kind ? words.mediaKinds[kind] : words.mediaAll}
          </a>
        ))}
        <span className="meta">{words.mediaCount(total)}</span>
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
        <div className="list-empty">
          <h2>{words.noMedia}</h2>
          <p>{words.noMediaText}</p>
          <a className="button" href={mediaListPath()}>
            {copy.navigation.media}
          </a>
        </div>
      )}
      {last > 1 ? (
        <Pager
          page={address.page}
          last={last}
          hrefOf={(page) => mediaListPath({ ...address, page })}
          labels={{
            pages: list.pages,
            previous: list.previous,
            next: list.next,
            position: list.range(from + 1, from + shown, words.mediaCount(total)),
          }}
        />
      ) : null}
    </div>
  );
}
