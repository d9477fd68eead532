import { AboutScreen } from '../../features/house/AboutScreen.tsx';
import { CareersView } from '../../features/house/CareersView.tsx';
import { loadCareers } from '../../features/house/load-careers.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/careers';

export function loader({ context }: Route.LoaderArgs) {
  return loadCareers(context.get(visitContext));
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return (
    <AboutScreen about={loaderData.about}>
      <CareersView {...loaderData} />
    </AboutScreen>
  );
}
