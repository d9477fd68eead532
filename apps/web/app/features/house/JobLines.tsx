import type { CallData } from '@ironbridge/contract';
import { jobPath, shanghaiDate } from '@ironbridge/domain';
import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface JobLinesProps {
  readonly jobs: CallData<'jobs'>['list'];
}

/** Open positions as a ledger: what, where, and until when. */
export function JobLines({ jobs }: JobLinesProps) {
  const { copy } = usePage();
  const words = copy.house;
  return (
    <ul className="job-lines">
      {jobs.map(({ id, title, department, place, posted, closes }) => (
        <li key={id}>
          <div>
            <Headline as="h3" text={title} href={jobPath(id)} />
            <p className="meta meta-parts">
              {department ? <span>{department}</span> : null}
              {place ? <span>{place}</span> : null}
            </p>
          </div>
          <dl>
            <div>
              <dt>{words.posted}</dt>
              <dd>{shanghaiDate(posted)}</dd>
            </div>
            <div>
              <dt>{words.closes}</dt>
              <dd>{closes ? shanghaiDate(closes) : words.noEnd}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
