import { AboutScreen } from '../../features/house/AboutScreen.tsx';
import { loadOverview } from '../../features/house/load-overview.server.ts';
import { OverviewView } from '../../features/house/OverviewView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toOrganization } from '../../shell/structured-data/house.ts';
import type { Route } from './+types/about';

export function loader({ context }: Route.LoaderArgs) {
  return loadOverview(context.get(visitContext));
}

export default function About({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  return (
    <AboutScreen about={loaderData.about} things={[toOrganization(page)]}>
      <OverviewView {...loaderData} />
    </AboutScreen>
  );
}
