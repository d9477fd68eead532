import { AboutScreen } from '../../features/house/AboutScreen.tsx';
import { loadOffices } from '../../features/house/load-offices.server.ts';
import { OfficesView } from '../../features/house/OfficesView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toOrganization } from '../../shell/structured-data/house.ts';
import type { Route } from './+types/contact';

export function loader({ context }: Route.LoaderArgs) {
  return loadOffices(context.get(visitContext));
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  return (
    <AboutScreen about={loaderData.about} things={[toOrganization(page)]}>
      <OfficesView {...loaderData} />
    </AboutScreen>
  );
}
