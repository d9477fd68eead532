import { answerNotFound } from '../../platform/other-answers.server.ts';
import { renderPart } from '../../platform/render-part.server.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { parseDigestAddress } from '../../shell/digest/digest-address.ts';
import { isDigestBlock } from '../../shell/digest/digest-blocks.ts';
import { loadDigestBlock } from '../../shell/digest/load-digest-block.server.tsx';
import type { Route } from './+types/digest-block';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { block } = params;
  if (!isDigestBlock(block)) return answerNotFound();
  const address = parseDigestAddress(new URL(request.url), block);
  return renderPart(visit, request, await loadDigestBlock(visit, block, address));
}
