import { comparePath } from '@ironbridge/domain';
import { parseCompared } from '../../features/products/compared.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Route } from './+types/choose-compared';

/** Where the boxes of a list are sent: each is a field of its own, a comparison has one address. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { ids, unit } = parseCompared(searchParams.getAll('id'), searchParams.get('unit'));
  answerElsewhere(comparePath(ids, { unit }), 302);
}
