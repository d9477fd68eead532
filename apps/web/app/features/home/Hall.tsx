import { ListingLedger, MetaLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { findScreen } from '../../shell/navigation.ts';
import type { HomeView } from './load-home.server.ts';

/** What is wanted and offered, as it came in. */
export function Hall({ hall, counts }: Pick<HomeView, 'hall' | 'counts'>) {
  const { copy } = usePage();
  const { ledger } = copy.home;
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
      <ListingLedger
        labelledBy="hall"
        heads={{
          time: ledger.time,
          kind: ledger.kind,
          title: ledger.title,
          quantity: ledger.quantity,
          price: ledger.price,
          place: ledger.place,
          industry: ledger.industry,
          left: ledger.left,
        }}
        lines={hall.lines}
      />
    </section>
  );
}
