import { toItemKey } from '@ironbridge/contract';
import { Headline, MetaLine, Picture } from '@ironbridge/ui';
import { OwnBand } from '../../shell/account/OwnBand.tsx';
import type { NewestFavourites } from './load-favourites.server.ts';

export function FavouritesBand({ favourites, total }: NewestFavourites) {
  return (
    <OwnBand section="favourites" shown={favourites.length} total={total}>
      <ul className="own-cards">
        {favourites.map((favourite) => (
          <li key={toItemKey(favourite)}>
            <Picture picture={favourite.picture} sizes="(width < 960px) 45vw, 240px" decorative />
            <Headline as="h3" text={favourite.title} href={favourite.href} />
            <MetaLine parts={favourite.facts.slice(0, 2)} />
          </li>
        ))}
      </ul>
    </OwnBand>
  );
}
