import { LeavingView } from '../../features/leaving/LeavingView.tsx';
import { loadLeaving } from '../../features/leaving/load-leaving.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Brand } from '../../shell/Brand.tsx';
import { EmptyScreen } from '../../shell/EmptyScreen.tsx';
import { RefusedScreen } from '../../shell/error/RefusedScreen.tsx';
import type { Route } from './+types/redirect';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLeaving(context.get(visitContext), request);
}

export default function Redirect({ loaderData: leaving }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const { title, refusedKicker, refusedHeadline, refusedText } = copy.leaving;
  if (!leaving) {
    return <RefusedScreen kicker={refusedKicker} headline={refusedHeadline} text={refusedText} />;
  }
  return (
    <EmptyScreen meta={{ title: `${title} · ${edition.name}` }}>
      <div className="wrap leaving">
        <Brand />
        <LeavingView {...leaving} />
      </div>
    </EmptyScreen>
  );
}
