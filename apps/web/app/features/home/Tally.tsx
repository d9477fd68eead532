import { articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { FirstPaint } from '../../shell/FirstPaint.tsx';
import type { HomeView } from './load-home.server.ts';

/** The line of counts below the navigation; what is nothing is left out. */
export function Tally({ counts }: Pick<HomeView, 'counts'>) {
  const { copy, frame } = usePage();
  const { keywords } = frame;
  const parts = [
    [copy.home.todayNews, counts.today],
    [copy.home.products, counts.products],
    [copy.hall.kinds.demand, counts.demands],
    [copy.hall.kinds.supply, counts.supplies],
    [copy.home.monthShows, counts.shows],
  ] as const;
  return (
    <div className="tally">
      {parts.map(([name, count]) =>
        count ? (
          <span key={name}>
            {name}
            <b>{count.toLocaleString('en')}</b>
          </span>
        ) : null,
      )}
      {keywords.length ? (
        <div className="tally-words">
          {copy.home.hotWords}
          {keywords.slice(0, 4).map((keyword) => (
            <a className="quiet-link" key={keyword} href={articleListPath({ keyword })}>
              {keyword}
            </a>
          ))}
        </div>
      ) : null}
      <FirstPaint after="tally" />
    </div>
  );
}
