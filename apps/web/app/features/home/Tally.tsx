import { articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

interface TallyProps {
  readonly today: number | undefined;
  readonly articles: number;
  readonly products: number;
}

/** The line of counts below the navigation; what is not known or nothing is left out. */
export function Tally({ today, articles, products }: TallyProps) {
  const { copy, frame } = usePage();
  const { keywords } = frame;
  const counts = [
    [copy.home.todayNews, today],
    [copy.home.allNews, articles],
    [copy.home.products, products],
  ] as const;
  return (
    <div className="tally">
      {counts.map(([name, count]) =>
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
    </div>
  );
}
