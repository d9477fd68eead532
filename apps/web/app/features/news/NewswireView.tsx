import { articleListPath } from '@ironbridge/domain';
import { HeadlineList, SectionHead, WireDay } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListFilterBar } from '../../shell/list/ListFilterBar.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { isFiltered } from '../../shell/list/list-address.ts';
import { toDayNames } from '../../shell/to-day-names.ts';
import { ArticleListHead } from './ArticleListHead.tsx';
import type { loadNewswire } from './load-newswire.server.ts';
import { WireIndustries } from './WireIndustries.tsx';

interface NewswireViewProps {
  readonly view: Awaited<ReturnType<typeof loadNewswire>>;
}

export function NewswireView({ view }: NewswireViewProps) {
  const page = usePage();
  const { copy } = page;
  const { address, days, industries, picks, tag, total } = view;
  return (
    <div className="wrap">
      <ArticleListHead address={address} />
      <div className="wire-screen">
        <div>
          <ListFilterBar address={address} placeholder={copy.news.keywordPlaceholder} />
          {isFiltered(address) ? (
            <ChosenFilters address={address} count={copy.news.wireCount(total)} tag={tag} />
          ) : null}
          {days.length ? (
            <>
              {days.map(({ date, stories }) => (
                <WireDay
                  key={date}
                  names={toDayNames(date, page)}
                  count={copy.news.wireCount(stories.length)}
                  stories={stories}
                />
              ))}
              <ListPager {...view} count={copy.news.wireCount(total)} />
            </>
          ) : (
            <EmptyList address={address} title={copy.news.empty} />
          )}
        </div>
        <aside className="wire-side">
          <WireIndustries address={address} counts={industries} />
          {picks.length ? (
            <section>
              <SectionHead title={copy.news.picks} small>
                <a className="quiet-link" href={articleListPath({ type: 'editorpick' })}>
                  {copy.home.more}
                </a>
              </SectionHead>
              <HeadlineList stories={picks} />
            </section>
          ) : null}
        </aside>
      </div>
    </div>
  );
}
