import { Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { mainNavigation, quickLinks, toLinks } from '../../shell/navigation.ts';
import { OutLink } from '../../shell/OutLink.tsx';
import { OutLinks } from '../../shell/OutLinks.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { IndustryMap } from './IndustryMap.tsx';
import type { Sitemap } from './load-sitemap.server.ts';

/** The whole site on one page, for people; it stands in for the menu of industries where there is no script. */
export function SitemapView({ groups, recent }: Sitemap) {
  const page = usePage();
  const { copy } = page;
  const title = copy.navigation.sitemap;
  return (
    <div className="wrap sitemap">
      <Trail steps={[{ name: title }]} />
      <header className="page-head">
        <Headline as="h1" text={title} />
        <p>{copy.utility.sitemapText}</p>
      </header>
      <IndustryMap groups={groups} />
      <section aria-labelledby="sitemap-sections">
        <SectionHead title={copy.utility.sections} id="sitemap-sections" />
        <div className="sitemap-columns">
          {toLinks(mainNavigation, page).map((section) => (
            <div key={section.name}>
              <h3>
                <OutLink link={section} />
              </h3>
              <OutLinks links={section.children} />
            </div>
          ))}
          <div>
            <h3>{copy.frame.quickLinks}</h3>
            <OutLinks links={toLinks(quickLinks, page)} />
          </div>
        </div>
      </section>
      {recent.length ? (
        <section aria-labelledby="sitemap-recent">
          <SectionHead title={copy.utility.recent} id="sitemap-recent" />
          <ul className="sitemap-recent">
            {recent.map(({ id, href, title: name, moment }) => (
              <li key={id}>
                <a href={href}>{name}</a>
                <small className="meta">{moment}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
