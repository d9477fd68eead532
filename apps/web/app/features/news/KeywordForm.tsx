import { articleListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import type { ListAddress } from './parse-list-address.ts';

export function KeywordForm({ address }: { readonly address: ListAddress }) {
  const { copy } = usePage();
  return (
    <form className="keyword-form" action={articleListPath({ type: address.type })} method="get">
      <HiddenFilters sid={address.sid} tid={address.tid} />
      <input
        type="search"
        name="keyword"
        aria-labelledby="facet-keyword"
        defaultValue={address.keyword}
        maxLength={100}
      />
      <button className="button button-small" type="submit">
        {copy.list.find}
      </button>
    </form>
  );
}
