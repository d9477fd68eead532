import { industryPath } from '@ironbridge/domain';
import { findIndustryIcon, hueStyle, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FirstPaint } from '../FirstPaint.tsx';
import type { IndustryView } from '../to-industry-view.ts';
import { SubsiteBar } from './SubsiteBar.tsx';
import { SubsiteChildren } from './SubsiteChildren.tsx';
import { SubsiteSearch } from './SubsiteSearch.tsx';
import { SubsiteStrip } from './SubsiteStrip.tsx';

interface SubsiteHeaderProps {
  readonly industry: IndustryView;
  readonly childId: number | undefined;
  readonly twinHref: string;
}

/** An industry's masthead: its name, its search, its lists and its sub-industries. */
export function SubsiteHeader({ industry, childId, twinHref }: SubsiteHeaderProps) {
  const { copy } = usePage();
  const { name, otherName, icon, hue, total } = industry;
  return (
    <header className="site-header subsite-header" style={hueStyle(hue)}>
      <SubsiteStrip twinHref={twinHref} />
      <div className="subsite-masthead">
        <div className="wrap">
          <a className="subsite-name" href={industryPath(industry)}>
            <Icon name={findIndustryIcon(icon) ?? 'menu'} />
            <span>
              <b>{name}</b>
              <span className="meta">
                {otherName ? <span>{otherName}</span> : null}
                <span>{copy.subsite.kind}</span>
              </span>
            </span>
          </a>
          <div className="subsite-search">
            <SubsiteSearch industry={industry} />
            <p className="meta">{copy.subsite.items(total)}</p>
          </div>
          <details className="subsite-phone-search">
            <summary aria-label={copy.subsite.search(name)}>
              <Icon name="search" />
              <Icon name="close" />
            </summary>
            <SubsiteSearch industry={industry} />
          </details>
        </div>
      </div>
      <SubsiteBar industry={industry} atHome={childId === undefined} />
      <SubsiteChildren industry={industry} childId={childId} />
      <FirstPaint after="header" />
    </header>
  );
}
