import { PaperRow } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { findScreen } from '../../shell/navigation.ts';
import type { HomeView } from './load-home.server.ts';

export function Papers({ papers }: Pick<HomeView, 'papers'>) {
  const { copy } = usePage();
  if (!papers.length) return null;
  return (
    <section aria-labelledby="papers">
      <BandHead id="papers" title={copy.navigation.whitepapers} href={findScreen('whitepapers')} />
      {papers.map((paper) => (
        <PaperRow key={paper.id} paper={paper} />
      ))}
    </section>
  );
}
