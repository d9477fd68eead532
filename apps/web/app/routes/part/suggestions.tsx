import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { Suggestions } from '../../shell/search/Suggestions.tsx';
import type { Route } from './+types/suggestions';

const longest = 50;
const none = { terms: [], suppliers: [], products: [], articles: [] };

/** What the letters typed so far may lead to; what cannot be asked for just now is not suggested. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const typed = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest);
  const found = typed ? await visit.api.find('suggest', { q: typed }) : undefined;
  return renderPart(visit, request, <Suggestions typed={typed} found={found ?? none} />);
}
