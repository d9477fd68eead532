import { industryPath } from '@ironbridge/domain';
import { findIndustryIcon, Headline, hueStyle, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';
import type { IndustryPanelView } from './load-industry-panel.server.ts';
import { PanelBanner } from './PanelBanner.tsx';

/** One industry in the menu: its sub-industries, its newest headlines, its banner. */
export function IndustryPanel(industry: IndustryPanelView) {
  const { copy } = usePage();
  const { name, otherName, icon, hue, counts, children, headlines, banner } = industry;
  return (
    <div className="mega-panel" style={hueStyle(hue)}>
      <section aria-label={name}>
        <div className="mega-head">
          <Icon name={findIndustryIcon(icon) ?? 'menu'} />
          <div>
            <b>{name}</b>
            {otherName ? <span className="meta">{otherName}</span> : null}
          </div>
          <a className="button button-small" href={industryPath(industry)}>
            {copy.subsite.enter}
            <Icon name="chevron" />
          </a>
        </div>
        {children.length ? (
          <ul className="mega-children">
            {children.map((child) => (
              <li key={child.id}>
                <a href={industryPath(industry, child)}>
                  {child.name}
                  <Count className="mega-count" of={child.total} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {headlines.length ? (
          <ol className="mega-headlines">
            {headlines.map(({ id, title, href, time, dateTime }) => (
              <li key={id}>
                <time dateTime={dateTime}>{time}</time>
                <Headline text={title} href={href} />
              </li>
            ))}
          </ol>
        ) : null}
        <p className="tally mega-tally">
          {counts.map((row) => (
            <span key={row.name}>
              {copy.navigation[row.name]}
              <b>{row.count.toLocaleString('en')}</b>
            </span>
          ))}
        </p>
      </section>
      <PanelBanner banner={banner} />
    </div>
  );
}
