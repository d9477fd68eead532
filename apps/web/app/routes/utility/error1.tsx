import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Brand } from '../../shell/Brand.tsx';
import { EmptyScreen } from '../../shell/EmptyScreen.tsx';
import { Fault } from '../../shell/error/Fault.tsx';
import { toShownError } from '../../shell/error/to-shown-error.ts';
import type { Route } from './+types/error1';

export function loader({ context }: Route.LoaderArgs) {
  context.get(visitContext).answer.keepNowhere();
  return null;
}

/** The error page where nothing may stand around it. */
export default function BareErrorPage() {
  const { copy, edition } = usePage();
  return (
    <EmptyScreen meta={{ title: `${copy.errors.faultTitle} · ${edition.name}` }}>
      <div className="wrap error-alone">
        <Brand />
        <Fault {...toShownError(undefined, copy.errors)} />
      </div>
    </EmptyScreen>
  );
}
