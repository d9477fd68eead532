import { articleListPath } from '@ironbridge/domain';
import { hueStyle } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SubsiteView as View } from './load-subsite.server.ts';
import { SubsiteFront } from './SubsiteFront.tsx';
import { SubsiteList } from './SubsiteList.tsx';

/** What an industry has to read: a front page, a list, or the ways on. */
export function SubsiteView({ view }: { readonly view: View }) {
  const { copy } = usePage();
  const { industry, child, sid, total, front, stories } = view;
  const name = child?.name ?? industry.name;
  const all = (
    <a className="quiet-link" href={articleListPath({ sid: [sid] })}>
      {copy.subsite.allNews(total)}
    </a>
  );
  return (
    <div className="wrap subsite-page" style={hueStyle(industry.hue)}>
      {front ? (
        <SubsiteFront front={front} all={all} />
      ) : (
        <SubsiteList name={name} stories={stories} all={all} />
      )}
    </div>
  );
}
