import { ShowMonth } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { toShowMonth } from '../to-show-month.ts';
import { BandHead } from './BandHead.tsx';

interface CalendarBandProps {
  readonly calendar: readonly ReturnType<typeof toShowMonth>[];
  readonly href: string;
}

export function CalendarBand({ calendar, href }: CalendarBandProps) {
  const { copy } = usePage();
  if (!calendar.length) return null;
  return (
    <section aria-labelledby="calendar">
      <BandHead id="calendar" title={copy.shows.calendar} href={href} />
      {calendar.map(({ month, ...shown }) => (
        <ShowMonth key={month} {...shown} />
      ))}
    </section>
  );
}
