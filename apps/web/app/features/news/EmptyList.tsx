import { articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import type { ListAddress } from './parse-list-address.ts';

export function EmptyList({ address }: { readonly address: ListAddress }) {
  const { copy } = usePage();
  return (
    <div className="list-empty">
      <h2>{copy.list.empty}</h2>
      <p>{copy.list.emptyHint}</p>
      <a className="button" href={articleListPath({ type: address.type })}>
        {copy.list.clearAll}
      </a>
    </div>
  );
}
