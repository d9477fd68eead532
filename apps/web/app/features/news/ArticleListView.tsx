import { StoryRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListResults } from '../../shell/list/ListResults.tsx';
import { ArticleListHead } from './ArticleListHead.tsx';
import type { loadArticles } from './load-articles.server.ts';

interface ArticleListViewProps {
  readonly view: Awaited<ReturnType<typeof loadArticles>>;
}

export function ArticleListView({ view }: ArticleListViewProps) {
  const { copy } = usePage();
  const { address, industries, stories, tags, total } = view;
  const mark = toMarkButton('article', copy);
  return (
    <div className="wrap">
      <ArticleListHead address={address} />
      <ListColumns facets={<FilingFacets address={address} tags={tags} industries={industries} />}>
        <ListResults view={view} count={copy.news.count(total)} empty={copy.news.empty}>
          {stories.map((story) => (
            <StoryRow key={story.id} story={story} mark={mark} />
          ))}
          <FavouriteRows />
        </ListResults>
      </ListColumns>
    </div>
  );
}
