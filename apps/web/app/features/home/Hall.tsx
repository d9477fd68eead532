import { MetaLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { HallLedger } from '../../shell/HallLedger.tsx';
import { findScreen } from '../../shell/navigation.ts';
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
      <HallLedger labelledBy="hall" groups={[{ key: 'newest', lines: hall.lines }]} />
    </section>
  );
}
