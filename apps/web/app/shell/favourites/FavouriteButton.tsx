import { type ItemRef, toItemKey } from '@ironbridge/contract';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteForm } from './FavouriteForm.tsx';
import { favouriteField } from './favourite-field.ts';

export function FavouriteButton({ item }: { readonly item: ItemRef }) {
  const { copy } = usePage();
  const words = copy.favourites;
  return (
    <FavouriteForm>
      <button
        type="submit"
        className="button button-small"
        name={favouriteField}
        value={toItemKey(item)}
      >
        <Icon name="star" />
        <span className="favourite-mark">{words.mark}</span>
        <span className="favourite-marked">{words.marked}</span>
      </button>
    </FavouriteForm>
  );
}
