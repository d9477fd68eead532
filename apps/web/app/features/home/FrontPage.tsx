import { articleListPath } from '@ironbridge/domain';
import {
  Headline,
  hueStyle,
  LatestList,
  LeadStory,
  SecondStory,
  SectionHead,
  StoryCard,
} from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { industryHref } from '../../shell/industry-href.ts';
import type { loadHome } from './load-home.server.ts';
import { PhoneStrip } from './PhoneStrip.tsx';
import { Tally } from './Tally.tsx';

export function FrontPage({ view }: { readonly view: Awaited<ReturnType<typeof loadHome>> }) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { lead, seconds, more, latest, overseas, tally } = view;
  return (
    <>
      <PhoneStrip />
      <div className="wrap">
        <Tally {...tally} />
        {lead ? (
          <div className="front">
            <div className="front-lead">
              <LeadStory story={lead}>
                {more.length ? (
                  <div className="lead-more">
                    {more.map(({ id, href, title }) => (
                      <Headline key={id} text={title} href={href} />
                    ))}
                  </div>
                ) : null}
              </LeadStory>
            </div>
            <div className="front-seconds">
              {seconds.map((story) => (
                <SecondStory key={story.id} story={story} />
              ))}
            </div>
            <section className="front-latest" aria-labelledby="latest">
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
          </div>
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
                    <a href={industryHref({ id, seo_path })} style={hueStyle(hue)}>
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
