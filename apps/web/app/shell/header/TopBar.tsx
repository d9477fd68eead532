import { usePage } from '../../platform/page.ts';
import { places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { HeaderPlaces } from './HeaderPlaces.tsx';
import { LongDate } from './LongDate.tsx';

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
          <button
            type="button"
            className="bare-button needs-script meta"
            data-open-digest={copy.digest.failed}
          >
            {copy.frame.highlights}
          </button>
        ) : null}
        {toLinks([places.app], page).map((link) => (
          <span className="meta" key={link.name}>
            <OutLink link={link} />
          </span>
        ))}
        <HeaderPlaces twinHref={twinHref} />
      </div>
    </div>
  );
}
