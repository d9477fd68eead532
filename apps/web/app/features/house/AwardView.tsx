import { Body, Headline, InlineText } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import { AwardYearSection } from './AwardYearSection.tsx';
import type { AwardPage } from './load-award.server.ts';
import { YearStrip } from './YearStrip.tsx';

/** Who won what, the newest year first as the desk has it; the rules stand beside. */
export function AwardView({ text, lede, award: { years, rules } }: AwardPage) {
  const { copy } = usePage();
  const words = copy.house;
  return (
    <div className="wrap about">
      <Trail steps={[{ name: text.title }]} />
      <header className="about-head">
        <Headline as="h1" text={text.title} />
        {lede.length ? (
          <p className="standfirst">
            <InlineText text={lede} />
          </p>
        ) : null}
      </header>
      {years.length ? (
        <YearStrip
          label={words.awardYears}
          years={years.map(({ year, anchor, winners }) => ({
            name: String(year),
            href: `#${anchor}`,
            count: winners.length ? words.winners(winners.length) : undefined,
          }))}
        />
      ) : null}
      <div className="about-columns">
        <div className="about-main">
          {years.map((year) => (
            <AwardYearSection key={year.anchor} year={year} />
          ))}
        </div>
        {rules.length ? (
          <aside className="about-side about-beside">
            <Body blocks={rules} around={toBodySurroundings(copy)} />
          </aside>
        ) : null}
      </div>
    </div>
  );
}
