import { type ListingLine, MetaLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { HallLedger } from '../HallLedger.tsx';
import { BandHead } from './BandHead.tsx';

interface HallBandProps {
  readonly lines: readonly ListingLine[];
  /** How many are live. */
  readonly total: number;
  readonly updated?: string;
  readonly href: string;
}

/** What is wanted and offered, as it came in. */
export function HallBand({ lines, total, updated, href }: HallBandProps) {
  const { copy } = usePage();
  const { home } = copy;
  if (!lines.length) return null;
  return (
    <section className="front-band later" aria-labelledby="hall">
      <BandHead id="hall" title={home.hall} href={href} way={home.enterHall}>
        <MetaLine parts={[home.liveListings(total), ...(updated ? [home.updated(updated)] : [])]} />
      </BandHead>
      <HallLedger labelledBy="hall" groups={[{ key: 'newest', lines }]} />
    </section>
  );
}
