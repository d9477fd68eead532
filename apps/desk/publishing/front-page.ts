import { isKind, type Kind } from '@ironbridge/domain';
import { documentSchema, type FrontPageDocument, type FrontSlot } from '@ironbridge/search';
import { frontCollections } from '../collections/front-collections.ts';
import type { FrontPage } from '../payload-types.ts';
import { toItemTags } from './filing.ts';
import { findNextDue, hasPassed } from './projection.ts';
import { findId } from './relation.ts';
import { createSource } from './source.ts';

type Slot = NonNullable<FrontPage['slots']>[number];

export const frontPages = createSource({
  collection: 'front_pages',
  find: (payload, query) => payload.find({ collection: 'front_pages', ...query }),
  project: ({ id, edition, updatedAt, slots }, { now }) => {
    const standing = (slots ?? []).filter(({ to }) => !hasPassed(to, now));
    const document: FrontPageDocument = {
      schema: documentSchema,
      id,
      edition,
      updated_at: updatedAt,
      slots: standing.flatMap(toSlot),
    };
    return [
      {
        edition,
        document,
        tags: toItemTags('front_page', document),
        uses: [],
        face: null,
        due: findNextDue(
          standing.flatMap(({ from, to }) => [from, to]),
          now,
        ),
      },
    ];
  },
});

const kindOf = new Map<string, Kind>(
  Object.entries(frontCollections).flatMap(([kind, slug]) => (isKind(kind) ? [[slug, kind]] : [])),
);

/** An item that was deleted leaves a slot without one. */
function toSlot({ place, item, from, to }: Slot): FrontSlot[] {
  const kind = kindOf.get(item.relationTo);
  const id = findId(item.value);
  return kind && id !== undefined ? [{ place, kind, id, from: from ?? null, to: to ?? null }] : [];
}
