import { ShowMonth } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { findScreen } from '../../shell/navigation.ts';
import type { HomeView } from './load-home.server.ts';

export function Calendar({ calendar }: Pick<HomeView, 'calendar'>) {
  const { copy } = usePage();
  if (!calendar.length) return null;
  return (
    <section aria-labelledby="calendar">
      <BandHead id="calendar" title={copy.shows.calendar} href={findScreen('exhibitions')} />
      {calendar.map(({ month, ...shown }) => (
        <ShowMonth key={month} {...shown} />
      ))}
    </section>
  );
}
