import { Icon, SearchForm } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Brand } from '../Brand.tsx';
import { mainNavigation, toLinks } from '../navigation.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { TopBar } from './TopBar.tsx';

interface SiteHeaderProps {
  readonly section: string | undefined;
  readonly twinHref: string;
}

/** One sticky block: scrolled up by all but its last row, which stays. */
export function SiteHeader({ section, twinHref }: SiteHeaderProps) {
  const page = usePage();
  const { copy } = page;
  const links = toLinks(mainNavigation, page);
  const search = (
    <SearchForm
      action="/articles"
      name="keyword"
      label={copy.frame.search}
      placeholder={copy.frame.searchPlaceholder}
      submit={copy.frame.search}
    />
  );
  return (
    <header className="site-header portal-header" data-mega-host>
      <TopBar twinHref={twinHref} />
      <div className="wrap masthead">
        <PhoneMenu links={links} section={section} twinHref={twinHref} />
        <Brand />
        <div className="masthead-search">{search}</div>
        <details className="phone-search" name="phone-bar">
          <summary aria-label={copy.frame.search}>
            <Icon name="search" />
            <Icon name="close" />
          </summary>
          <div className="phone-sheet">{search}</div>
        </details>
      </div>
      <MainNavigation links={links} section={section} />
    </header>
  );
}
