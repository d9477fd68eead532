import { usePage } from '../../platform/page.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import type { ListAddress } from './list-address.ts';

export function KeywordFacet({ address }: { readonly address: ListAddress }) {
  const { copy } = usePage();
  return (
    <section>
      <h2 id="facet-keyword">{copy.list.keyword}</h2>
      <form className="keyword-form" action={address.path} method="get">
        <HiddenFilters address={address} asked={['keyword']} />
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
    </section>
  );
}
