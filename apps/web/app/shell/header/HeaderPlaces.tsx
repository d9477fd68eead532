import { usePage } from '../../platform/page.ts';
import { places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MemberPlace } from './MemberPlace.tsx';

/** What every header offers at the end of its first line. */
export function HeaderPlaces({ twinHref }: { readonly twinHref: string }) {
  const page = usePage();
  return (
    <div className="header-places">
      {toLinks([places.hall], page).map((link) => (
        <span className="hall-link" key={link.name}>
          <OutLink link={link} />
        </span>
      ))}
      <MemberPlace />
      {toLinks([places.supplier], page).map((link) => (
        <span className="supplier-link" key={link.name}>
          <OutLink link={link} />
        </span>
      ))}
      <LanguageSwitch href={twinHref} />
    </div>
  );
}
