import { PaperRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { IndustryFacet } from '../../shell/list/IndustryFacet.tsx';
import { KeywordFacet } from '../../shell/list/KeywordFacet.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { TagFacet } from '../../shell/list/TagFacet.tsx';
import type { PapersPage } from './load-papers.server.ts';

export function PapersView({ view }: { readonly view: PapersPage }) {
  const { copy } = usePage();
  const words = copy.papers;
  const { address, papers, industries, tag, tags, total } = view;
  const count = words.count(total);
  return (
    <div className="wrap">
      <ListHead title={copy.navigation.whitepapers} about={words.about} />
      <ListColumns
        facets={
          <>
            <KeywordFacet address={address} />
            <TagFacet address={address} tags={tags} />
            <IndustryFacet address={address} counts={industries} />
          </>
        }
      >
        <ChosenFilters address={address} count={count} tag={tag} />
        {papers.length ? (
          <>
            <div className="paper-list">
              {papers.map((paper) => (
                <PaperRow key={paper.id} paper={paper} as="h2" large />
              ))}
            </div>
            <ListPager {...view} count={count} />
          </>
        ) : (
          <EmptyList address={address} title={words.empty} />
        )}
      </ListColumns>
    </div>
  );
}
