import { toItemKey } from '@ironbridge/contract';
import type { FavouriteKind } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { MarkButton } from '@ironbridge/ui';
import { FavouriteForm } from './FavouriteForm.tsx';
import { favouriteField } from './favourite-field.ts';

const id = 'favourites';

/** The button in each row of a ledger that marks what the row shows. */
export function toMarkButton(kind: FavouriteKind, { favourites }: Messages): MarkButton {
  return {
    form: id,
    name: favouriteField,
    valueOf: (item) => toItemKey({ kind, id: item }),
    labelOf: favourites.markOf,
  };
}

/** The one form of all rows, once on the page. */
export function FavouriteRows() {
  return <FavouriteForm id={id} />;
}
