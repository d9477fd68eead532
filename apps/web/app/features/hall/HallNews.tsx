import { shanghaiTime } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import type { HallPage } from './load-hall.server.ts';

/** The line over the list in which what is new waits. Its place is there from the beginning: rows never move. */
export function HallNews({ news }: { readonly news: NonNullable<HallPage['news']> }) {
  const { copy, now } = usePage();
  return (
    <div className="hall-news" data-news={news.path} aria-live="polite">
      <p className="news-none">
        {copy.hall.upToDate(shanghaiTime(now))}
        <a className="text-link" href={news.list}>
          {copy.hall.check}
        </a>
      </p>
    </div>
  );
}
