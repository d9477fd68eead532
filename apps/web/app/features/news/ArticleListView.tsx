import { StoryRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListFacets } from './ListFacets.tsx';
import { ListHead } from './ListHead.tsx';
import { ListPager } from './ListPager.tsx';
import type { loadArticles } from './load-articles.server.ts';

interface ArticleListViewProps {
  readonly view: Awaited<ReturnType<typeof loadArticles>>;
}

export function ArticleListView({ view }: ArticleListViewProps) {
  const { copy } = usePage();
  const { address, stories, tags, total } = view;
  return (
    <div className="wrap">
      <ListHead address={address} />
      <div className="list-screen">
        <aside className="list-side" aria-label={copy.list.filters}>
          {/* On phones the filters wait behind this; it needs no script. */}
          <input type="checkbox" id="show-filters" className="filters-switch visually-hidden" />
          <label className="button" htmlFor="show-filters">
            {copy.list.filters}
          </label>
          <ListFacets address={address} tags={tags} />
        </aside>
        <div>
          <ChosenFilters address={address} total={total} tags={tags} />
          {stories.length ? (
            <>
              {stories.map((story) => (
                <StoryRow key={story.id} story={story} />
              ))}
              <ListPager {...view} count={copy.list.count(total)} />
            </>
          ) : (
            <EmptyList address={address} />
          )}
        </div>
      </div>
    </div>
  );
}
