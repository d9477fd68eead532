import { StoryRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { ArticleListHead } from './ArticleListHead.tsx';
import type { loadArticles } from './load-articles.server.ts';

interface ArticleListViewProps {
  readonly view: Awaited<ReturnType<typeof loadArticles>>;
}

export function ArticleListView({ view }: ArticleListViewProps) {
  const { copy } = usePage();
  const { address, industries, stories, tag, tags, total } = view;
  const count = copy.news.count(total);
  return (
    <div className="wrap">
      <ArticleListHead address={address} />
      <ListColumns facets={<FilingFacets address={address} tags={tags} industries={industries} />}>
        <ChosenFilters address={address} count={count} tag={tag} />
        {stories.length ? (
          <>
            {stories.map((story) => (
              <StoryRow key={story.id} story={story} />
            ))}
            <ListPager {...view} count={count} />
          </>
        ) : (
          <EmptyList address={address} title={copy.news.empty} />
        )}
      </ListColumns>
    </div>
  );
}
