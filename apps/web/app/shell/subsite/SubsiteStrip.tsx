import { BrandMark } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { LanguageSwitch } from '../header/LanguageSwitch.tsx';
import { LongDate } from '../header/LongDate.tsx';
import { MemberPlace } from '../header/MemberPlace.tsx';
import { places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';

/** The way back to the portal, and what every header offers. */
export function SubsiteStrip({ twinHref }: { readonly twinHref: string }) {
  const page = usePage();
  return (
    <div className="subsite-strip">
      <div className="wrap">
        <a className="subsite-brand" href="/">
          <BrandMark />
          <b>{page.edition.name}</b>
        </a>
        <LongDate />
        <div className="subsite-strip-end">
          {toLinks([places.hall], page).map((link) => (
            <span className="hall-link" key={link.name}>
              <OutLink link={link} />
            </span>
          ))}
          <MemberPlace />
          {toLinks([places.supplier], page).map((link) => (
            <span className="subsite-supplier" key={link.name}>
              <OutLink link={link} />
            </span>
          ))}
          <LanguageSwitch href={twinHref} />
        </div>
      </div>
    </div>
  );
}
