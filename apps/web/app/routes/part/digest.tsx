import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { DigestDialog } from '../../shell/digest/DigestDialog.tsx';
import type { Route } from './+types/digest';

/** The home pop-up, the same for everybody. */
export function loader({ context, request }: Route.LoaderArgs) {
  return renderPart(context.get(visitContext), request, <DigestDialog />);
}
