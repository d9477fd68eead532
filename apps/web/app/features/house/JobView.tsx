import { shanghaiDate } from '@ironbridge/domain';
import { Body, Headline, Icon, SectionHead, TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { JobLines } from './JobLines.tsx';
import type { JobPage } from './load-job.server.ts';
import { toParagraphs } from './to-paragraphs.ts';

export function JobView({ job, others }: JobPage) {
  const { copy, frame } = usePage();
  const words = copy.house;
  const email = frame.settings?.email;
  const { title, department, place, posted, closes, description } = job;
  return (
    <div className="wrap about">
      <Trail
        steps={[
          { name: copy.navigation.about, href: '/about' },
          { name: copy.navigation.careers, href: '/about/careers' },
          { name: title },
        ]}
      />
      <header className="about-head">
        <Headline as="h1" text={title} />
      </header>
      <TitleBlock
        cells={[
          ...(department ? [{ label: words.department, value: department }] : []),
          ...(place ? [{ label: words.place, value: place }] : []),
          { label: words.posted, value: shanghaiDate(posted) },
          { label: words.closes, value: closes ? shanghaiDate(closes) : words.noEnd },
        ]}
      />
      <div className="about-columns">
        <div className="about-main">
          <Body blocks={toParagraphs(description)} around={toBodySurroundings(copy)} />
          {email ? (
            <div className="job-apply">
              <a
                className="button button-primary"
                href={`mailto:${email}?subject=${encodeURIComponent(words.applySubject(title))}`}
              >
                <Icon name="mail" />
                {words.apply}
              </a>
              <p>{words.applyText}</p>
            </div>
          ) : null}
        </div>
        {others.length ? (
          <aside className="about-side" aria-labelledby="other-positions">
            <SectionHead small id="other-positions" title={words.otherPositions}>
              <a className="quiet-link" href="/about/careers">
                {words.allPositions}
              </a>
            </SectionHead>
            <JobLines jobs={others} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
