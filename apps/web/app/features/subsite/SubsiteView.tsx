import { articleListPath } from '@ironbridge/domain';
import { Headline, hueStyle, StoryRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SubsiteView as View } from './load-subsite.server.ts';
import { SubsiteFront } from './SubsiteFront.tsx';

/** What an industry has to read: a front page, a list, or the ways on. */
export function SubsiteView({ view }: { readonly view: View }) {
  const { copy } = usePage();
  const { industry, child, sid, total, front, stories } = view;
  const words = copy.subsite;
  const name = child?.name ?? industry.name;
  const all = (
    <a className="quiet-link" href={articleListPath({ sid: [sid] })}>
      {words.allNews(total)}
    </a>
  );
  return (
    <div className="wrap subsite-page" style={hueStyle(industry.hue)}>
      {front ? (
        <SubsiteFront front={front} all={all} />
      ) : (
        <>
          <header className="page-head">
            <Headline as="h1" text={stories.length ? name : words.empty(name)} />
            {stories.length ? null : <p>{words.emptyHint}</p>}
          </header>
          {stories.map((story) => (
            <StoryRow key={story.id} story={story} />
          ))}
          <p className="subsite-all-news">
            {stories.length ? all : <a href={articleListPath()}>{words.otherNews}</a>}
          </p>
        </>
      )}
    </div>
  );
}
