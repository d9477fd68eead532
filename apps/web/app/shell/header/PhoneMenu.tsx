import { editions } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { industryHref } from '../industry-href.ts';
import type { NavLink } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';

interface PhoneMenuProps {
  readonly links: readonly NavLink[];
  readonly twinHref: string;
}

/** The whole navigation below the mobile line; opens without script. */
export function PhoneMenu({ links, twinHref }: PhoneMenuProps) {
  const { copy, edition, frame } = usePage();
  const { industries } = frame;
  const other = editions[edition.twin];
  return (
    <details className="phone-menu" name="phone-bar">
      <summary aria-label={copy.frame.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className="phone-sheet" aria-label={copy.frame.mainNavigation}>
        {links.map((link) => (
          <div key={link.name}>
            <OutLink link={link} />
            {link.children.length ? (
              <ul>
                {link.children.map((child) => (
                  <li key={child.name}>
                    <OutLink link={child} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ))}
        {industries.length ? (
          <details className="phone-industries">
            <summary>
              {copy.frame.allIndustries}
              <Icon name="down" />
            </summary>
            <ul>
              {industries.map(({ id, name, seo_path }) => (
                <li key={id}>
                  <a href={industryHref({ id, seo_path })}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        <a href={twinHref} hrefLang={other.lang} lang={other.lang} data-edition="other">
          {copy.frame.otherEdition}
        </a>
      </nav>
    </details>
  );
}
