import type { ItemRef } from '@ironbridge/contract';
import { FavouriteButton } from './favourites/FavouriteButton.tsx';
import { ShareButtons } from './ShareButtons.tsx';

interface ItemWaysProps {
  readonly item: ItemRef;
  readonly path: string;
  readonly title: string;
}

/** What can be done with anything that has a page of its own: keep it, or pass it on. */
export function ItemWays({ item, path, title }: ItemWaysProps) {
  return (
    <div className="item-ways">
      <FavouriteButton item={item} />
      <ShareButtons path={path} title={title} />
    </div>
  );
}
