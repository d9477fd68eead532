import { StoryRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { IndustryFacet } from '../../shell/list/IndustryFacet.tsx';
import { KeywordFacet } from '../../shell/list/KeywordFacet.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { TagFacet } from '../../shell/list/TagFacet.tsx';
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
