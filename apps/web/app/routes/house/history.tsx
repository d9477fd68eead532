import { Timeline } from '@ironbridge/ui';
import { AboutScreen } from '../../features/house/AboutScreen.tsx';
import { loadHistory } from '../../features/house/load-history.server.ts';
import { RestOfText } from '../../features/house/RestOfText.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/history';

export function loader({ context }: Route.LoaderArgs) {
  return loadHistory(context.get(visitContext));
}

export default function History({ loaderData: { about, moments } }: Route.ComponentProps) {
  return (
    <AboutScreen about={about}>
      <Timeline moments={moments} />
      <RestOfText about={about} />
    </AboutScreen>
  );
}
