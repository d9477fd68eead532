import { usePage } from '../../platform/page.ts';
import { places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LongDate } from './LongDate.tsx';
import { MemberPlace } from './MemberPlace.tsx';

/** The line above the masthead. */
export function TopBar({ twinHref }: { readonly twinHref: string }) {
  const page = usePage();
  const { edition, copy } = page;
  return (
    <div className="top-bar">
      <div className="wrap">
        <LongDate />
        <span className="meta">{copy.frame.welcome}</span>
        {edition.has.highlights ? (
          <button type="button" className="bare-button needs-script meta" data-open-digest>
            {copy.frame.highlights}
          </button>
        ) : null}
        {toLinks([places.app], page).map((link) => (
          <span className="meta" key={link.name}>
            <OutLink link={link} />
          </span>
        ))}
        <div className="top-bar-end">
          {toLinks([places.hall], page).map((link) => (
            <span className="hall-link" key={link.name}>
              <OutLink link={link} />
            </span>
          ))}
          <MemberPlace />
          {toLinks([places.supplier], page).map((link) => (
            <OutLink key={link.name} link={link} />
          ))}
          <LanguageSwitch href={twinHref} />
        </div>
      </div>
    </div>
  );
}
