import { industryPath } from '@ironbridge/domain';
import { findIndustryIcon, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';
import { MegaMenuButton } from '../mega-menu/MegaMenuButton.tsx';
import { type ScreenName, subsiteNavigation, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import type { IndustryView } from '../to-industry-view.ts';

interface SubsiteBarProps {
  readonly industry: IndustryView;
  readonly atHome: boolean;
}

/** The industry's lists. It has a slot that it leaves when the page is scrolled, and then brings the name along. */
export function SubsiteBar({ industry, atHome }: SubsiteBarProps) {
  const page = usePage();
  const { copy } = page;
  const counts = new Map<ScreenName, number>(industry.counts.map((row) => [row.name, row.count]));
  const home = industryPath(industry);
  return (
    <div className="subsite-slot">
      <nav className="subsite-bar" aria-label={copy.subsite.navigation} data-mega-host>
        <div className="wrap">
          <a className="subsite-mark" href={home}>
            <Icon name={findIndustryIcon(industry.icon) ?? 'menu'} />
            {industry.name}
          </a>
          <div className="subsite-lists">
            <a href={home} aria-current={atHome ? 'page' : undefined}>
              {copy.subsite.home}
            </a>
            {toLinks(subsiteNavigation, page).map((link) => (
              <span key={link.name}>
                <OutLink link={{ ...link, href: link.href && `${link.href}?sid=${industry.id}` }} />
                <Count className="subsite-count" of={counts.get(link.name)} />
              </span>
            ))}
          </div>
          <MegaMenuButton className="subsite-all" />
        </div>
      </nav>
    </div>
  );
}
