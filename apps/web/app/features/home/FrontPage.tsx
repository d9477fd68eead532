import { articleListPath, industryPath } from '@ironbridge/domain';
import { FrontColumns, hueStyle, LatestList, SectionHead, StoryCard } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { TopBanner } from '../../shell/banner/TopBanner.tsx';
import type { loadHome } from './load-home.server.ts';
import { PhoneStrip } from './PhoneStrip.tsx';
import { Tally } from './Tally.tsx';

export function FrontPage({ view }: { readonly view: Awaited<ReturnType<typeof loadHome>> }) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { lead, seconds, more, latest, overseas, tally, banner } = view;
  return (
    <>
      <PhoneStrip />
      {banner ? <TopBanner banner={banner} /> : null}
      <div className="wrap">
        <Tally {...tally} />
        {lead ? (
          <FrontColumns lead={lead} more={more} seconds={seconds}>
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
          </FrontColumns>
        ) : (
          <p className="front-empty">{copy.home.empty}</p>
        )}
        {industries.length ? (
          <section className="front-industries" aria-labelledby="by-industry">
            <SectionHead id="by-industry" title={copy.home.byIndustry} />
            <ul className="industry-strip">
              {industries
                .filter(({ inNavigation }) => inNavigation)
                .map(({ id, name, hue, seo_path }) => (
                  <li key={id}>
                    <a href={industryPath({ id, seo_path })} style={hueStyle(hue)}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ) : null}
      </div>
      {overseas.length ? (
        <section className="band" aria-labelledby="overseas">
          <div className="wrap">
            <SectionHead id="overseas" title={copy.home.overseas}>
              <a className="quiet-link" href={articleListPath({ type: 'oversea' })}>
                {copy.home.more}
              </a>
            </SectionHead>
            <div className="story-cards">
              {overseas.map((story) => (
                <StoryCard key={story.id} story={story} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}
