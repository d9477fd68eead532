import { articleListPath } from '@ironbridge/domain';
import { LatestList, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { HomeView } from './load-home.server.ts';

/** What came in last, by the clock. */
export function Latest({ latest }: Pick<HomeView, 'latest'>) {
  const { copy } = usePage();
  if (!latest.length) return null;
  return (
    <section aria-labelledby="latest">
      <SectionHead id="latest" title={copy.home.latest} small>
        <a className="quiet-link" href={articleListPath({ type: 'newswire' })}>
          {copy.home.newswire}
        </a>
      </SectionHead>
      {latest.map(({ date, stories }) => (
        <div key={date ?? 'today'}>
          {date ? <h3 className="meta latest-day">{date}</h3> : null}
          <LatestList stories={stories} />
        </div>
      ))}
    </section>
  );
}
