import { BrandMark, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { MegaMenuButton } from '../mega-menu/MegaMenuButton.tsx';
import type { NavLink } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { OutLinks } from '../OutLinks.tsx';
import { MemberPlace } from './MemberPlace.tsx';

interface MainNavigationProps {
  readonly links: readonly NavLink[];
  readonly section: string | undefined;
}

/** The row that stays on screen. Once it is all that is left of the header, mark, search and login join it. */
export function MainNavigation({ links, section }: MainNavigationProps) {
  const { copy, edition } = usePage();
  return (
    <nav className="main-nav" aria-label={copy.frame.mainNavigation}>
      <div className="wrap">
        <a className="nav-mark" href="/" aria-label={edition.name}>
          <BrandMark />
        </a>
        <div className="nav-row">
          <MegaMenuButton className="all-industries" />
          {links.map((link) => (
            <div className="nav-item" key={link.name}>
              <OutLink link={link} current={link.name === section} />
              <OutLinks className="nav-drop" links={link.children} explained />
            </div>
          ))}
        </div>
        <div className="nav-end">
          <button type="button" className="nav-search" data-open-search>
            <Icon name="search" />
            <span>{copy.frame.searchShort}</span>
          </button>
          <MemberPlace />
        </div>
      </div>
    </nav>
  );
}
