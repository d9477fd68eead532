import { Facet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { IndustryFacet } from '../../shell/list/IndustryFacet.tsx';
import { toListPath } from '../../shell/list/list-address.ts';
import { TagFacet } from '../../shell/list/TagFacet.tsx';
import type { Found } from './load-search.server.ts';

/** What the results are filed under, with how many of them. */
export function SearchFacets({ found }: { readonly found: Found }) {
  const { copy } = usePage();
  const { address, facets } = found;
  const { extra, sid } = address;
  return (
    <>
      <IndustryFacet
        address={address}
        // Of industries several may be chosen: once one is, the others are not counted.
        counts={sid.length ? undefined : facets.industrys}
      />
      <TagFacet address={address} tags={facets.tags} />
    </>
  );
}
