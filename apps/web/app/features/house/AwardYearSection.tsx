import { Body, Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toBodySurroundings } from '../../shell/text/body-surroundings.ts';
import type { AwardYear } from './to-award.ts';

export function AwardYearSection({ year }: { readonly year: AwardYear }) {
  const { copy } = usePage();
  const { anchor, title, winners, text } = year;
  return (
    <section className="award-year" aria-labelledby={anchor}>
      <SectionHead id={anchor} title={title}>
        {winners.length ? <span>{copy.house.winners(winners.length)}</span> : null}
      </SectionHead>
      {text.length ? <Body blocks={text} around={toBodySurroundings(copy)} /> : null}
      <ul className="winners">
        {winners.map(({ category, project, firm, result }) => (
          <li key={category + project}>
            <span className="kicker">{category}</span>
            <div>
              <Headline as="h3" text={project} />
              {firm ? <p className="meta">{firm}</p> : null}
            </div>
            {result ? <p className="winner-result">{result}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
