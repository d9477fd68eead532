import type { ListingKind } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** What the hall, or a side of it, is called and holds. */
export function toHallWords(kind: ListingKind | undefined, { hall, navigation }: Messages) {
  return kind
    ? { title: hall.lists[kind], about: hall.listAbout[kind] }
    : { title: navigation.platform, about: hall.about };
}
