import { Shelf } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { findScreen } from '../../shell/navigation.ts';
import type { HomeView } from './load-home.server.ts';

export function Magazines({ issues }: Pick<HomeView, 'issues'>) {
  const { copy } = usePage();
  if (!issues.length) return null;
  return (
    <section className="front-band" aria-labelledby="magazines">
      <BandHead
        id="magazines"
        title={copy.navigation.magazines}
        href={findScreen('magazines')}
        way={copy.home.shelf}
      />
      <Shelf issues={issues} />
    </section>
  );
}
