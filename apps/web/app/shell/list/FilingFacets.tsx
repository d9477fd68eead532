import type { ComponentProps } from 'react';
import { IndustryFacet } from './IndustryFacet.tsx';
import { KeywordFacet } from './KeywordFacet.tsx';
import { TagFacet } from './TagFacet.tsx';

type FilingFacetsProps = ComponentProps<typeof TagFacet> & {
  readonly industries: ComponentProps<typeof IndustryFacet>['counts'];
};

/** What every list of filed things is narrowed by: a word, tags, industries. */
export function FilingFacets({ address, tags, industries }: FilingFacetsProps) {
  return (
    <>
      <KeywordFacet address={address} />
      <TagFacet address={address} tags={tags} />
      <IndustryFacet address={address} counts={industries} />
    </>
  );
}
