import { listingListPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { NextReadingList } from '../../shell/NextReadingList.tsx';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { toHallSteps } from './hall-steps.ts';
import { ListingAnswer } from './ListingAnswer.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingGuide } from './ListingGuide.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ListingMatches } from './ListingMatches.tsx';
import type { ListingPage } from './load-listing.server.ts';

export function ListingView({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { listing, kind, industry, reading } = view;
  return (
    <div className="wrap">
      <Trail
        steps={[
          ...toHallSteps(copy, listingListPath()),
          { name: copy.hall.lists[kind], href: listingListPath({ kind }) },
          ...(industry
            ? [{ name: industry.name, href: listingListPath({ kind, sid: [industry.id] }) }]
            : []),
        ]}
      />
      <div className="listing-screen">
        <article>
          <ListingHead view={view} />
          <ListingFacts listing={listing} />
          <section className="listing-text" aria-labelledby="detail">
            <h2 id="detail">{copy.hall.detail[kind]}</h2>
            {(listing.detail || copy.hall.noDetail).split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <ListingGuide kind={kind} />
        </article>
        <aside className="listing-side">
          <ListingAnswer view={view} />
          <NextReadingList lines={reading} />
        </aside>
      </div>
      <ListingMatches view={view} />
    </div>
  );
}
