import { AboutScreen } from '../../features/house/AboutScreen.tsx';
import { loadAbout } from '../../features/house/load-about.server.ts';
import { TextView } from '../../features/house/TextView.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/text';

/** Several texts have this screen, each at its own path. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadAbout(context.get(visitContext), new URL(request.url).pathname);
}

export default function Text({ loaderData }: Route.ComponentProps) {
  return (
    <AboutScreen about={loaderData.about}>
      <TextView about={loaderData.about} />
    </AboutScreen>
  );
}
