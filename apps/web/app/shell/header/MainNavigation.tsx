import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { NavLink } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';

interface MainNavigationProps {
  readonly links: readonly NavLink[];
  readonly section: string | undefined;
}

export function MainNavigation({ links, section }: MainNavigationProps) {
  const { copy } = usePage();
  return (
    <nav className="main-nav" aria-label={copy.frame.mainNavigation}>
      <div className="wrap">
        <a className="all-industries" href="#industries">
          <Icon name="menu" />
          {copy.frame.allIndustries}
        </a>
        {links.map((link) => (
          <div className="nav-item" key={link.name}>
            <OutLink link={link} current={link.name === section} />
            {link.children.length ? (
              <ul className="nav-drop">
                {link.children.map((child) => (
                  <li key={child.name}>
                    <OutLink link={child} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
      </div>
    </nav>
  );
}
