import { articleListPath } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import { parseListAddress, toListPath } from '../../shell/list/list-address.ts';
import type { Route } from './+types/search';

/** Until results have a screen of their own, a search leads to the news that hold the words. */
export function loader({ request }: Route.LoaderArgs) {
  const address = parseListAddress(new URL(request.url), articleListPath());
  answerElsewhere(toListPath(address, { tid: undefined }), 302);
}
