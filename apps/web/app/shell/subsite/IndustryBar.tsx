import { industryPath, listPath } from '@ironbridge/domain';
import { findIndustryIcon, hueStyle, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { subsiteNavigation, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { findOnlyIndustry } from './only-industry.ts';

/** A list of one industry still belongs to its site: the way back, and to its other lists. */
export function IndustryBar() {
  const page = usePage();
  const { copy } = page;
  const found = findOnlyIndustry(page);
  if (!found) return null;
  const { industry, child, pathname } = found;
  const sid = [(child ?? industry).id];
  return (
    <nav
      className="industry-bar"
      aria-label={copy.subsite.siteOf(industry.name)}
      style={hueStyle(industry.hue)}
    >
      <div className="wrap">
        <a className="industry-bar-name" href={industryPath(industry, child)}>
          <Icon name={findIndustryIcon(industry.icon || industry.seo_path) ?? 'menu'} />
          {(child ?? industry).name}
        </a>
        {toLinks(subsiteNavigation, page).map((link) => (
          <OutLink
            key={link.name}
            link={{ ...link, href: link.href && listPath(link.href, { sid }) }}
            current={link.href === pathname}
          />
        ))}
      </div>
    </nav>
  );
}
