import { listingListPath } from '@ironbridge/domain';
import { Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { HallLedger } from '../../shell/HallLedger.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import type { GoneListingPage } from './load-listing.server.ts';
import { PostLinks } from './PostLinks.tsx';

/** Listings end, and the links to them remain: whoever follows one finds what is open now. */
export function GoneListing({ view }: { readonly view: GoneListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { kind, instead } = view;
  return (
    <div className="wrap hall">
      <Trail steps={[...aboveInShowroom(copy, 'platform'), { name: hall.goneTitle[kind] }]} />
      <header className="hall-head">
        <div>
          <Headline as="h1" text={hall.goneTitle[kind]} />
          <p>{hall.gone}</p>
        </div>
        <div className="hall-post">
          <PostLinks />
        </div>
      </header>
      {instead.length ? (
        <section aria-labelledby="instead">
          <SectionHead id="instead" title={hall.instead[kind]}>
            <a className="quiet-link" href={listingListPath({ kind })}>
              {copy.home.more}
            </a>
          </SectionHead>
          <HallLedger labelledBy="instead" groups={[{ key: 'newest', lines: instead }]} />
        </section>
      ) : null}
    </div>
  );
}
