import type { CallData, ItemRef } from '@ironbridge/contract';
import { listingPath, shanghaiDate, shanghaiRange } from '@ironbridge/domain';
import type { PictureData } from '@ironbridge/ui';
import type { Visit } from '../../platform/visit.server.ts';
import { toNamed } from '../../shell/to-most-read.ts';

type Entry = CallData<'items'>['list'][number];

export interface Favourite extends ItemRef {
  readonly title: string;
  readonly href: string | undefined;
  readonly picture: PictureData | null;
  readonly facts: readonly string[];
}

export interface Marked extends ItemRef {
  readonly time: string;
}

/** As its own lists name it, with when it was marked; what is no longer published only says so. */
export function toFavourite(
  { kind, id, time }: Marked,
  entry: Entry | undefined,
  { edition, copy }: Pick<Visit, 'edition' | 'copy'>,
): Favourite {
  const words = copy.favourites;
  const marked = words.markedOn(shanghaiDate(time));
  if (entry === undefined) {
    const facts = [words.kinds[kind], marked];
    return { kind, id, title: words.gone, href: undefined, picture: null, facts };
  }
  const named =
    entry.kind === 'listing'
      ? { title: entry.item.title, href: listingPath(entry.item) }
      : toNamed(entry, edition, copy);
  const facts = [words.kinds[kind], findFact(entry), marked].filter((fact) => fact !== '');
  return { kind, id, ...named, picture: findPicture(entry), facts };
}

function findPicture(entry: Entry): PictureData | null {
  if (entry.kind === 'listing') return null;
  return entry.kind === 'supplier' ? entry.item.logo : entry.item.image;
}

/** The one thing that says most of it. */
function findFact(entry: Entry): string {
  switch (entry.kind) {
    case 'article':
    case 'video':
      return shanghaiDate(entry.item.publish_time);
    case 'product':
    case 'paper':
      return entry.item.supplier?.name ?? '';
    case 'supplier':
      return [entry.item.province, entry.item.city].filter(Boolean).join(' ');
    case 'show':
      return [shanghaiRange(entry.item.from, entry.item.to), entry.item.city].join(' ');
    case 'issue':
      return entry.item.headline;
    case 'listing':
      return entry.item.place;
  }
}
