import { articleListPath, shanghaiDate } from '@ironbridge/domain';
import { Headline, SectionHead, WireDay } from '@ironbridge/ui';
import { type Page, usePage } from '../../platform/page.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListHead } from './ListHead.tsx';
import { ListPager } from './ListPager.tsx';
import type { loadNewswire } from './load-newswire.server.ts';
import { WireFilters } from './WireFilters.tsx';

interface NewswireViewProps {
  readonly view: Awaited<ReturnType<typeof loadNewswire>>;
}

const dayMs = 86_400_000;

export function NewswireView({ view }: NewswireViewProps) {
  const page = usePage();
  const { copy } = page;
  const { address, days, picks, total } = view;
  const filtered = address.sid.length > 0 || address.tid || address.keyword;
  return (
    <div className="wrap">
      <ListHead address={address} />
      <div className="wire-screen">
        <div>
          <WireFilters address={address} />
          {filtered ? <ChosenFilters address={address} total={total} /> : null}
          {days.length ? (
            <>
              {days.map(({ date, stories }) => (
                <WireDay
                  key={date}
                  names={dayNames(date, page)}
                  count={copy.list.wireCount(stories.length)}
                  stories={stories}
                />
              ))}
              <ListPager {...view} count={copy.list.wireCount(total)} />
            </>
          ) : (
            <EmptyList address={address} />
          )}
        </div>
        {picks.length ? (
          <aside className="wire-side">
            <SectionHead title={copy.list.picks} small>
              <a className="quiet-link" href={articleListPath({ type: 'editorpick' })}>
                {copy.home.more}
              </a>
            </SectionHead>
            <ul className="plain-list">
              {picks.map(({ id, href, title }) => (
                <li key={id}>
                  <Headline text={title} href={href} />
                </li>
              ))}
            </ul>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

/** Today and yesterday by name, then the date and its weekday. */
function dayNames(date: string, { copy, now }: Page): [string, ...string[]] {
  const weekday = copy.frame.weekday(new Date(`${date}T00:00:00Z`).getUTCDay());
  if (date === shanghaiDate(now)) return [copy.list.today, date, weekday];
  if (date === shanghaiDate(new Date(now.getTime() - dayMs))) {
    return [copy.list.yesterday, date, weekday];
  }
  return [date, weekday];
}
