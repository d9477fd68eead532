import { jobPath } from '@ironbridge/domain';
import { JobView } from '../../features/house/JobView.tsx';
import { loadJob } from '../../features/house/load-job.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { toJobPosting } from '../../shell/structured-data/to-job-posting.ts';
import type { Route } from './+types/job';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadJob(context.get(visitContext), params.id);
}

export default function Job({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { job } = loaderData;
  const path = jobPath(job.id);
  const meta: PageMetaProps = {
    title: `${job.title} · ${page.copy.navigation.careers} · ${page.edition.name}`,
    description: job.description.replaceAll(/\s+/g, ' ').slice(0, 160),
    canonical: path,
    about: [toJobPosting(page, job, path)],
  };
  return (
    <Screen meta={meta} section="about" otherEdition="/about/careers">
      <JobView {...loaderData} />
    </Screen>
  );
}
