import { usePage } from '../../platform/page.ts';
import { IndustryFacet } from '../../shell/list/IndustryFacet.tsx';
import { NamedFacet } from '../../shell/list/NamedFacet.tsx';
import { TagFacet } from '../../shell/list/TagFacet.tsx';
import type { Found } from './load-search.server.ts';

/** What the results are filed under, with how many of them. */
export function SearchFacets({ found }: { readonly found: Found }) {
  const { copy } = usePage();
  const { address, facets } = found;
  const { industrys, tags, years } = facets;
  const tellsApart = years.length > 1 || address.extra.year !== undefined;
  return (
    <>
      <IndustryFacet
        address={address}
        offered={industrys}
        // Several may be chosen: once one is, those beside it were not counted.
        counts={address.sid.length ? undefined : industrys}
      />
      <TagFacet address={address} tags={tags} />
      <NamedFacet
        address={address}
        param="year"
        title={copy.results.year}
        values={tellsApart ? years.map(({ year, count }) => ({ name: String(year), count })) : []}
      />
    </>
  );
}
