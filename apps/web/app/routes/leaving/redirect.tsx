import { LeavingView } from '../../features/leaving/LeavingView.tsx';
import { loadLeaving } from '../../features/leaving/load-leaving.server.ts';
import { RefusedView } from '../../features/leaving/RefusedView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Brand } from '../../shell/Brand.tsx';
import { EmptyScreen } from '../../shell/EmptyScreen.tsx';
import type { Route } from './+types/redirect';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLeaving(context.get(visitContext), request);
}

export default function Redirect({ loaderData: leaving }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const title = leaving ? copy.leaving.title : copy.leaving.refusedKicker;
  return (
    <EmptyScreen meta={{ title: `${title} · ${edition.name}` }}>
      <div className="wrap leaving">
        <Brand />
        {leaving ? <LeavingView {...leaving} /> : <RefusedView />}
      </div>
    </EmptyScreen>
  );
}
