import { listingListPath, shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { NextReadingList } from '../../shell/NextReadingList.tsx';
import { SheetHead } from '../../shell/sheet/SheetHead.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { TextLines } from '../../shell/TextLines.tsx';
import { ListingAnswer } from './ListingAnswer.tsx';
import { ListingAnswerLink } from './ListingAnswerLink.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingGuide } from './ListingGuide.tsx';
import { ListingMatches } from './ListingMatches.tsx';
import type { ListingPage } from './load-listing.server.ts';

export function ListingView({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { listing, kind, path, industry, reading } = view;
  return (
    <div className="wrap">
      <Trail
        steps={[
          ...aboveInShowroom(copy, 'platform'),
          { name: hall.lists[kind], href: listingListPath({ kind }) },
          ...(industry
            ? [{ name: industry.name, href: listingListPath({ kind, sid: [industry.id] }) }]
            : []),
        ]}
      />
      <div className="sheet">
        <article>
          <SheetHead
            item={{ kind: 'listing', id: listing.id }}
            title={listing.title}
            path={path}
            industries={listing.industrys}
            badge={<b className={`listing-badge listing-badge-${kind}`}>{hall.kinds[kind]}</b>}
            summary=""
          >
            <span>{hall.posted(toMinutes(listing.publish_time))}</span>
            {listing.update_time === listing.publish_time ? null : (
              <span>{hall.updated(toMinutes(listing.update_time))}</span>
            )}
            <span>{hall.number(listing.id)}</span>
          </SheetHead>
          <ListingFacts kind={kind} listing={listing} />
          <section className="sheet-section" aria-labelledby="detail">
            <SectionHead id="detail" title={hall.detail[kind]} />
            <div className="sheet-text">
              <TextLines text={listing.detail || hall.noDetail} />
            </div>
          </section>
          <ListingGuide kind={kind} />
        </article>
        <aside className="sheet-side">
          <ListingAnswer view={view} />
          <NextReadingList lines={reading} />
        </aside>
        <div className="ask-bar">
          <ListingAnswerLink view={view} />
        </div>
      </div>
      <ListingMatches view={view} />
    </div>
  );
}

function toMinutes(moment: string): string {
  return `${shanghaiDate(moment)} ${shanghaiTime(moment)}`;
}
