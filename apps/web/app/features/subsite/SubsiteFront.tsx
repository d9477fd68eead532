import { articleListPath } from '@ironbridge/domain';
import { FrontColumns, hueStyle, LatestList, SectionHead, StoryCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SubsiteView } from './load-subsite.server.ts';

export function SubsiteFront({ view }: { readonly view: SubsiteView }) {
  const { copy } = usePage();
  const { industry, child, sid, total, lead, seconds, latest, more } = view;
  const words = copy.subsite;
  if (!lead) {
    return (
      <div className="wrap subsite-empty">
        <h1>{words.empty(child?.name ?? industry.name)}</h1>
        <p>{words.emptyHint}</p>
        <a className="button" href={articleListPath()}>
          {words.otherNews}
        </a>
      </div>
    );
  }
  const all = (
    <a className="quiet-link" href={articleListPath({ sid: [sid] })}>
      {words.allNews(total)}
    </a>
  );
  return (
    <div className="wrap subsite-front" style={hueStyle(industry.hue)}>
      <FrontColumns lead={lead} seconds={seconds}>
        {latest.length ? (
          <section aria-labelledby="latest">
            <SectionHead id="latest" title={words.latest} small>
              {all}
            </SectionHead>
            {latest.map(({ date, stories }) => (
              <div key={date}>
                <h3 className="meta latest-day">{date}</h3>
                <LatestList stories={stories} />
              </div>
            ))}
          </section>
        ) : null}
      </FrontColumns>
      {more.length ? (
        <section className="subsite-more" aria-labelledby="more">
          <SectionHead id="more" title={words.more}>
            {all}
          </SectionHead>
          <div className="story-cards">
            {more.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
