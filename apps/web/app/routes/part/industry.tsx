import { getId } from '../../platform/get-id.server.ts';
import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { IndustryPanel } from '../../shell/mega-menu/IndustryPanel.tsx';
import { loadIndustryPanel } from '../../shell/mega-menu/load-industry-panel.server.ts';
import type { Route } from './+types/industry';

/** One industry of the menu. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const id = getId(params.id);
  return renderPart(visit, request, <IndustryPanel {...(await loadIndustryPanel(visit, id))} />);
}
