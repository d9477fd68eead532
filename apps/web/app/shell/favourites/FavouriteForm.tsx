import { accountPath } from '@ironbridge/domain';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';

interface FavouriteFormProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/**
 * Pages are the same for everybody: whether something is marked the browser asks, once it knows who reads. Without
 * script the form marks it, and the member centre shows what is.
 */
export function FavouriteForm({ id, children }: FavouriteFormProps) {
  const { copy, path } = usePage();
  return (
    <form
      id={id}
      className="favourite"
      method="post"
      action={accountPath('favourites')}
      data-failed={copy.favourites.failed}
    >
      <input type="hidden" name="marked" value="yes" />
      <input type="hidden" name="to" value={path} />
      {children}
    </form>
  );
}
