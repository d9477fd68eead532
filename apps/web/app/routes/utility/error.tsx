import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Fault } from '../../shell/error/Fault.tsx';
import { toShownError } from '../../shell/error/to-shown-error.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/error';

/** Every showing has its own number and time. */
export function loader({ context }: Route.LoaderArgs) {
  context.get(visitContext).answer.keepNowhere();
  return null;
}

export default function ErrorPage() {
  const { copy, edition } = usePage();
  return (
    <Screen meta={{ title: `${copy.errors.faultTitle} · ${edition.name}` }} otherEdition="/error">
      <div className="wrap">
        <Fault {...toShownError(undefined, copy.errors)} />
      </div>
    </Screen>
  );
}
