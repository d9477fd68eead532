import { toChosenList } from '../../features/products/to-chosen-list.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Route } from './+types/choose';

/** Where a form of ranges is sent: its fields have any names, the list's address has one spelling. */
export function loader({ request }: Route.LoaderArgs) {
  answerElsewhere(toChosenList(new URL(request.url)), 302);
}
