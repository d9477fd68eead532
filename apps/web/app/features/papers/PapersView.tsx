import { PaperRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import type { PapersPage } from './load-papers.server.ts';

export function PapersView({ view }: { readonly view: PapersPage }) {
  const { copy } = usePage();
  const words = copy.papers;
  const { address, papers, industries, tag, tags, total } = view;
  const count = words.count(total);
  return (
    <div className="wrap">
      <ListHead title={copy.navigation.whitepapers} about={words.about} />
      <ListColumns facets={<FilingFacets address={address} tags={tags} industries={industries} />}>
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
