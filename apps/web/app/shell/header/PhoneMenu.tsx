import { industryPath } from '@ironbridge/domain';
import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { type NavLink, places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MemberPlace } from './MemberPlace.tsx';
import { PhoneMenuGroup } from './PhoneMenuGroup.tsx';

interface PhoneMenuProps {
  readonly links: readonly NavLink[];
  readonly section: string | undefined;
  readonly twinHref: string;
}

/** The whole navigation below the mobile line; opens without script. */
export function PhoneMenu({ links, section, twinHref }: PhoneMenuProps) {
  const page = usePage();
  const { copy, edition } = page;
  const industries = page.frame.industries.filter(({ inNavigation }) => inNavigation);
  return (
    <details className="phone-menu" name="phone-bar">
      <summary aria-label={copy.frame.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="phone-sheet">
        <div className="menu-accounts">
          <MemberPlace />
          {toLinks([places.supplier], page).map((link) => (
            <OutLink key={link.name} link={link} />
          ))}
        </div>
        <nav className="menu-list" aria-label={copy.frame.mainNavigation}>
          {toLinks([places.hall], page).map((link) => (
            <div className="menu-hall" key={link.name}>
              <Icon name="hall" />
              <OutLink link={link} />
            </div>
          ))}
          {industries.length ? (
            <PhoneMenuGroup label={copy.frame.allIndustries} count={industries.length}>
              {industries.map((industry) => (
                <li key={industry.id}>
                  <a href={industryPath(industry)}>{industry.name}</a>
                </li>
              ))}
            </PhoneMenuGroup>
          ) : null}
          {links.map((link) =>
            link.children.length ? (
              <PhoneMenuGroup key={link.name} label={link.label} open={link.name === section}>
                {[link, ...link.children].map((child) => (
                  <li key={child.name}>
                    <OutLink link={child} />
                  </li>
                ))}
              </PhoneMenuGroup>
            ) : (
              <div className="menu-row" key={link.name}>
                <OutLink link={link} current={link.name === section} />
              </div>
            ),
          )}
        </nav>
        <div className="menu-foot">
          {edition.has.highlights ? (
            <button
              type="button"
              className="bare-button needs-script"
              data-open-digest={copy.digest.failed}
            >
              <Icon name="hot" />
              {copy.frame.highlights}
            </button>
          ) : null}
          {toLinks([places.app], page).map((link) => (
            <div key={link.name}>
              <Icon name="app" />
              <OutLink link={link} />
            </div>
          ))}
          <div>
            {copy.frame.otherEditionShort === copy.frame.otherEdition ? null : (
              <b aria-hidden="true">{copy.frame.otherEditionShort}</b>
            )}
            <LanguageSwitch href={twinHref} />
          </div>
        </div>
      </div>
    </details>
  );
}
