import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { DigestIndustries } from '../../shell/digest/DigestIndustries.tsx';
import type { Route } from './+types/digest-industries';

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { tree } = await visit.api.get('industryTree', {});
  return renderPart(visit, request, <DigestIndustries tree={tree} />);
}
