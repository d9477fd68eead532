import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { loadMegaMenu } from '../../shell/mega-menu/load-mega-menu.server.ts';
import { MegaMenu } from '../../shell/mega-menu/MegaMenu.tsx';
import type { Route } from './+types/industries';

/** The menu of all industries, for the page that opens it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return renderPart(visit, request, <MegaMenu {...(await loadMegaMenu(visit))} />);
}
