import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { LoginDialog } from '../../shell/login/LoginDialog.tsx';
import type { Route } from './+types/login';

/** The login dialog, the same for everybody. */
export function loader({ context, request }: Route.LoaderArgs) {
  return renderPart(context.get(visitContext), request, <LoginDialog />);
}
