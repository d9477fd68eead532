import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Brand } from '../Brand.tsx';
import { FirstPaint } from '../FirstPaint.tsx';
import { mainNavigation, toLinks } from '../navigation.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { findTypeOfSection } from '../search/search-type-names.ts';
import type { Searched } from '../search/searched.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { TopBar } from './TopBar.tsx';

interface SiteHeaderProps {
  readonly section: string | undefined;
  readonly twinHref: string;
  readonly searched: Searched | undefined;
}

/** One sticky block: scrolled up by all but its last row, which stays. */
export function SiteHeader({ section, twinHref, searched }: SiteHeaderProps) {
  const page = usePage();
  const { copy } = page;
  const links = toLinks(mainNavigation, page);
  return (
    <header className="site-header portal-header" data-mega-host>
      <TopBar twinHref={twinHref} />
      <div className="wrap masthead">
        <PhoneMenu links={links} section={section} twinHref={twinHref} />
        <Brand />
        <details className="phone-search" name="phone-bar">
          <summary aria-label={copy.frame.search} data-open-search>
            <Icon name="search" />
            <Icon name="close" />
          </summary>
        </details>
        <SearchBox
          keyword={searched?.keyword}
          type={searched?.extra.type ?? findTypeOfSection(section)}
        />
      </div>
      <MainNavigation links={links} section={section} />
      <FirstPaint after="header" />
    </header>
  );
}
