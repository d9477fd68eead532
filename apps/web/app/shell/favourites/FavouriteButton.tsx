import { type ItemRef, toItemKey } from '@ironbridge/contract';
import { accountPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/**
 * Pages are the same for everybody: whether it is marked the browser asks, once it knows who reads. Without script the
 * form marks it, and the member centre shows what is.
 */
export function FavouriteButton({ item }: { readonly item: ItemRef }) {
  const { copy, path } = usePage();
  const words = copy.favourites;
  return (
    <form
      className="favourite"
      method="post"
      action={accountPath('favourites')}
      data-favourite={toItemKey(item)}
      data-failed={words.failed}
    >
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="to" value={path} />
      <button type="submit" className="button button-small" name="marked" value="yes">
        <Icon name="star" />
        <span className="favourite-mark">{words.mark}</span>
        <span className="favourite-marked">{words.marked}</span>
      </button>
    </form>
  );
}
