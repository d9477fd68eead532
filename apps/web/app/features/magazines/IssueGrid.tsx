import type { IssueCard } from '@ironbridge/contract';
import { readerPath } from '@ironbridge/domain';
import { Cover, Headline, RowMark } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { toIssueName, toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { toLanguage } from './issue-words.ts';

interface IssueGridProps {
  readonly issues: readonly IssueCard[];
  /** What was searched: an issue then opens at the page that holds it. */
  readonly keyword: string | undefined;
  /** Of one magazine they need not say which. */
  readonly named: boolean;
}

/** Issues by year, newest first. */
export function IssueGrid({ issues, keyword, named }: IssueGridProps) {
  const { copy } = usePage();
  const years = Map.groupBy(issues, ({ year }) => year);
  const mark = toMarkButton('issue', copy);
  const sections = [...years].map(([year, cards]) => (
    <section className="issue-year" key={year} aria-labelledby={`year-${year}`}>
      <h2 className="figures" id={`year-${year}`}>
        {year}
      </h2>
      <ul className="issue-grid">
        {cards.map((card) => {
          const issue = toShelvedIssue(card, copy);
          return (
            <li key={card.id}>
              <a href={keyword ? readerPath(card.id, { q: keyword }) : issue.href}>
                <Cover cover={issue} sizes="(width < 960px) 45vw, 186px" decorative />
                <Headline as="h3" text={named ? issue.title : issue.issue} />
                <span className="meta meta-parts">
                  {named ? <span>{issue.issue}</span> : null}
                  <span>{toLanguage(card.lang, copy)}</span>
                </span>
                {issue.headline ? <span className="issue-about meta">{issue.headline}</span> : null}
              </a>
              <RowMark mark={mark} id={card.id} of={toIssueName(card, copy)} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
  return (
    <>
      {sections}
      <FavouriteRows />
    </>
  );
}
