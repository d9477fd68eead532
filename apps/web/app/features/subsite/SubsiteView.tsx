import {
  articleListPath,
  listingListPath,
  magazineListPath,
  paperListPath,
  productListPath,
  showListPath,
  videoListPath,
} from '@ironbridge/domain';
import { hueStyle, RankedList, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { CalendarBand } from '../../shell/bands/CalendarBand.tsx';
import { FilmsBand } from '../../shell/bands/FilmsBand.tsx';
import { HallBand } from '../../shell/bands/HallBand.tsx';
import { IssuesBand } from '../../shell/bands/IssuesBand.tsx';
import { PapersBand } from '../../shell/bands/PapersBand.tsx';
import { ShowroomBand } from '../../shell/bands/ShowroomBand.tsx';
import { FindBySpec } from './FindBySpec.tsx';
import type { SubsiteView as View } from './load-subsite.server.ts';
import { SubsiteFront } from './SubsiteFront.tsx';
import { SubsiteList } from './SubsiteList.tsx';
import { SubsiteTerms } from './SubsiteTerms.tsx';

/** A whole small portal: the industry's news, then band by band what else there is of it. */
export function SubsiteView({ view }: { readonly view: View }) {
  const { copy } = usePage();
  const { industry, child, sid, counts, front, stories, bands } = view;
  const name = child?.name ?? industry.name;
  const only = { sid: [sid] };
  const all = (
    <a className="quiet-link" href={articleListPath(only)}>
      {copy.subsite.allNews(counts.articles)}
    </a>
  );
  return (
    <div className="subsite-page" style={hueStyle(industry.hue)}>
      <div className="wrap">
        {front ? (
          <SubsiteFront front={front} all={all} />
        ) : (
          <SubsiteList name={name} stories={stories} all={all} />
        )}
      </div>
      <FindBySpec sid={sid} ranges={bands.ranges} total={counts.products} />
      <ShowroomBand
        products={bands.products}
        suppliers={bands.suppliers}
        counts={counts}
        href={productListPath(only)}
      />
      <div className="wrap">
        <HallBand lines={bands.lines} total={counts.listings} href={listingListPath(only)} />
        <FilmsBand films={bands.films} href={videoListPath(only)} />
        <IssuesBand issues={bands.issues} href={magazineListPath(only)} />
        <div className="front-band front-library later">
          <PapersBand papers={bands.papers} href={paperListPath(only)} />
          <CalendarBand calendar={bands.calendar} href={showListPath(only)} />
          <SubsiteTerms sid={sid} terms={bands.terms} total={counts.terms} />
          {bands.popular.length ? (
            <section aria-labelledby="popular">
              <SectionHead id="popular" title={copy.home.popular} />
              <RankedList items={bands.popular} />
            </section>
          ) : null}
        </div>
      </div>
    </div>
  );
}
