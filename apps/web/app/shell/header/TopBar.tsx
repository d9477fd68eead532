import { editions, shanghaiDate } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** The line above the masthead. */
export function TopBar({ twinHref }: { readonly twinHref: string }) {
  const { edition, copy, frame, now } = usePage();
  const supplierSite = frame.settings?.external.supplier;
  const [year = 0, month = 0, day = 0] = shanghaiDate(now).split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return (
    <div className="top-bar">
      <div className="wrap">
        <span className="meta">{copy.frame.longDate(year, month, day, weekday)}</span>
        <span className="meta">{copy.frame.welcome}</span>
        <div className="top-bar-end">
          {supplierSite ? (
            <a href={supplierSite} rel="noopener">
              {copy.frame.supplierLogin}
            </a>
          ) : null}
          <a
            href={twinHref}
            hrefLang={editions[edition.twin].lang}
            lang={editions[edition.twin].lang}
            data-edition="other"
          >
            {copy.frame.otherEdition}
          </a>
        </div>
      </div>
    </div>
  );
}
