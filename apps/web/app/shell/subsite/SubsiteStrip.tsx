import { BrandMark } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { HeaderPlaces } from '../header/HeaderPlaces.tsx';
import { LongDate } from '../header/LongDate.tsx';

/** The way back to the portal, and what every header offers. */
export function SubsiteStrip({ twinHref }: { readonly twinHref: string }) {
  const { edition } = usePage();
  return (
    <div className="subsite-strip">
      <div className="wrap">
        <a className="subsite-brand" href="/">
          <BrandMark />
          <b>{edition.name}</b>
        </a>
        <LongDate />
        <HeaderPlaces twinHref={twinHref} />
      </div>
    </div>
  );
}
