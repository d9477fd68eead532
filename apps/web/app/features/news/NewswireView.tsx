import { articleListPath } from '@ironbridge/domain';
import { EarlierNext, HeadlineList, SectionHead, WireDay } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListFilterBar } from '../../shell/list/ListFilterBar.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { isFiltered, toChangedList } from '../../shell/list/list-address.ts';
import { toDayNames } from '../../shell/to-day-names.ts';
import { ArticleListHead } from './ArticleListHead.tsx';
import { toDateName } from './article-list.ts';
import type { loadNewswire } from './load-newswire.server.ts';
import { WireCalendar } from './WireCalendar.tsx';
import { WireIndustries } from './WireIndustries.tsx';
import { toDatesBeside } from './wire-dates.ts';

interface NewswireViewProps {
  readonly view: Awaited<ReturnType<typeof loadNewswire>>;
}

export function NewswireView({ view }: NewswireViewProps) {
  const { copy } = usePage();
  const { address, industries, month, picks, tag, total } = view;
  const { date } = address.extra;
  return (
    <div className="wrap">
      <ArticleListHead address={address} />
      <div className="wire-screen">
        <div className="wire-filters">
          <ListFilterBar address={address} placeholder={copy.news.keywordPlaceholder} />
          {isFiltered(address) ? (
            <ChosenFilters
              address={address}
              count={copy.news.wireCount(total)}
              tag={tag}
              own={
                date
                  ? [
                      {
                        name: toDateName(date, copy),
                        href: toChangedList(address, { date: undefined }),
                      },
                    ]
                  : []
              }
            />
          ) : null}
        </div>
        <WireCalendar address={address} month={month} />
        <WireDays view={view} />
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

function WireDays({ view }: NewswireViewProps) {
  const page = usePage();
  const { copy } = page;
  const { address, days, month, total } = view;
  const { date: chosen } = address.extra;
  const beside = toDatesBeside(address, month, copy);
  const mark = toMarkButton('article', copy);
  return (
    <div className="wire-days">
      {days.length ? (
        <>
          {days.map(({ date, count = 0, stories }) => {
            const href = date === chosen ? undefined : toChangedList(address, { date });
            return (
              <WireDay
                key={date}
                names={toDayNames(date, page)}
                href={href}
                count={count ? copy.news.wireCount(count) : undefined}
                stories={stories}
                mark={mark}
              >
                {href && count > stories.length ? (
                  <a className="text-link wire-rest" href={href}>
                    {copy.news.moreOfDay(count - stories.length)}
                  </a>
                ) : null}
              </WireDay>
            );
          })}
          <ListPager {...view} count={copy.news.wireCount(total)} />
          <FavouriteRows />
        </>
      ) : (
        <EmptyList address={address} title={chosen ? copy.news.emptyDate : copy.news.empty} />
      )}
      {beside.earlier ? (
        <EarlierNext
          label={copy.news.neighbourDates}
          labels={{ earlier: copy.news.earlierDate, next: copy.news.laterDate }}
          {...beside}
        />
      ) : null}
    </div>
  );
}
