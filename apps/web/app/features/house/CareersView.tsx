import type { CallData } from '@ironbridge/contract';
import { Body, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { JobLines } from './JobLines.tsx';
import type { About } from './load-about.server.ts';

interface CareersViewProps {
  readonly about: About;
  readonly jobs: CallData<'jobs'>['list'];
}

export function CareersView({ about, jobs }: CareersViewProps) {
  const { copy } = usePage();
  const words = copy.house;
  return (
    <div className="about-columns">
      <section className="about-main" aria-labelledby="positions">
        <SectionHead id="positions" title={words.positions}>
          {jobs.length ? <span>{words.positionCount(jobs.length)}</span> : null}
        </SectionHead>
        {jobs.length ? (
          <JobLines jobs={jobs} />
        ) : (
          <div className="list-empty">
            <h3>{words.noPositions}</h3>
            <p>{words.noPositionsText}</p>
          </div>
        )}
      </section>
      {about.rest.length ? (
        <aside className="about-side about-beside">
          <Body blocks={about.rest} around={toBodySurroundings(copy)} />
        </aside>
      ) : null}
    </div>
  );
}
