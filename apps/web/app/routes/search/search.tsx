import { articleListPath } from '@ironbridge/domain';
import { parseListAddress } from '../../features/news/parse-list-address.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Route } from './+types/search';

/** Until results have a screen of their own, a search leads to the news that hold the words. */
export function loader({ request }: Route.LoaderArgs) {
  const { keyword, sid } = parseListAddress(new URL(request.url));
  answerElsewhere(articleListPath({ keyword, sid }), 302);
}
