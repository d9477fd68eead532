import { ListingLedger, MetaLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { findScreen } from '../../shell/navigation.ts';
import { BandHead } from './BandHead.tsx';
import type { HomeView } from './load-home.server.ts';

/** What is wanted and offered, as it came in. */
export function Hall({ hall, counts }: Pick<HomeView, 'hall' | 'counts'>) {
  const { copy } = usePage();
  if (!hall.lines.length) return null;
  return (
    <section className="front-band" aria-labelledby="hall">
      <BandHead
        id="hall"
        title={copy.home.hall}
        href={findScreen('platform')}
        way={copy.home.enterHall}
      >
        <MetaLine
          parts={[
            copy.home.liveListings(counts.demands + counts.supplies),
            copy.home.updated(hall.updated),
          ]}
        />
      </BandHead>
      <ListingLedger labelledBy="hall" heads={copy.home.ledger} lines={hall.lines} />
    </section>
  );
}
