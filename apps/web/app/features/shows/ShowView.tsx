import { calendarPath, showListPath } from '@ironbridge/domain';
import { hueStyle, Picture, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { ItemWays } from '../../shell/ItemWays.tsx';
import { NextReadingList } from '../../shell/NextReadingList.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toMonthName } from '../../shell/to-show-line.ts';
import { noHue } from '../../shell/to-story.ts';
import { Exhibitors } from './Exhibitors.tsx';
import type { ShowPage } from './load-show.server.ts';
import { ShowFacts } from './ShowFacts.tsx';
import { ShowHead } from './ShowHead.tsx';

export function ShowView({ view }: { readonly view: ShowPage }) {
  const { copy } = usePage();
  const { show, path, halls, reading, shows } = view;
  const month = show.from.slice(0, 7);
  const [industry] = show.industrys;
  const paragraphs = show.about.split('\n').filter((line) => line.trim());
  return (
    <div className="wrap" style={hueStyle(industry?.hue ?? noHue)}>
      <Trail
        steps={[
          { name: copy.navigation.exhibitions, href: calendarPath() },
          { name: toMonthName(month, copy), href: showListPath({ extra: { month } }) },
          ...(industry
            ? [{ name: industry.name, href: showListPath({ sid: [industry.id] }) }]
            : []),
        ]}
      />
      <div className="show-screen">
        <article>
          <ShowHead show={show} />
          <ShowFacts view={view} />
          {paragraphs.length ? (
            <section className="show-about" aria-labelledby="about">
              <SectionHead id="about" title={copy.shows.about} />
              {paragraphs.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ) : null}
          <Exhibitors halls={halls} total={show.exhibitors.length} />
          <ItemWays item={{ kind: 'show', id: show.id }} path={path} title={show.name} />
        </article>
        <aside className="show-side">
          {show.image ? <Picture picture={show.image} sizes="(width < 960px) 92vw, 296px" /> : null}
          <NextReadingList lines={shows} title={copy.shows.related} />
          <NextReadingList lines={reading} />
        </aside>
      </div>
    </div>
  );
}
