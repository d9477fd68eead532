import { type EditionId, itemTag, referenceTag, twinOf } from '@ironbridge/domain';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { toShow } from './show-view.ts';

/** Its exhibitors are not among its tags, of which there would be hundreds: when one changes, the show is made anew. */
export async function findShow(
  published: Published,
  id: number,
  edition: EditionId,
): Promise<CallAnswer<'showInfo'>> {
  const [document, twin] = await Promise.all([
    published.find('show', edition, id),
    published.findOwnTwin('show', edition, id),
  ]);
  if (document === undefined) throw notFound(itemTag(edition, 'show', id));
  return {
    json: toJson(toShow(document, published.view(edition), twin)),
    tags: [
      referenceTag(edition),
      itemTag(edition, 'show', id),
      // Live or not: when it goes live there, the page gains its language switch.
      itemTag(twinOf(edition), 'show', id),
    ],
  };
}
