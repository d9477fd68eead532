import { PaperRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListResults } from '../../shell/list/ListResults.tsx';
import type { PapersPage } from './load-papers.server.ts';

export function PapersView({ view }: { readonly view: PapersPage }) {
  const { copy } = usePage();
  const words = copy.papers;
  const { address, papers, industries, tags, total } = view;
  const mark = toMarkButton('paper', copy);
  return (
    <div className="wrap">
      <ListHead title={copy.navigation.whitepapers} about={words.about} />
      <ListColumns facets={<FilingFacets address={address} tags={tags} industries={industries} />}>
        <ListResults view={view} count={words.count(total)} empty={words.empty}>
          <div className="paper-list">
            {papers.map((paper) => (
              <PaperRow key={paper.id} paper={paper} as="h2" large mark={mark} />
            ))}
          </div>
          <FavouriteRows />
        </ListResults>
      </ListColumns>
    </div>
  );
}
