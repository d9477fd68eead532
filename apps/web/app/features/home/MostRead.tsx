import { articleListPath } from '@ironbridge/domain';
import { HeadlineList, RankedList, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import type { HomeView } from './load-home.server.ts';

/** What people read now; before enough of them have, what the desk would have them read. */
export function MostRead({ popular, picks }: Pick<HomeView, 'popular' | 'picks'>) {
  const { copy } = usePage();
  if (popular.length) {
    return (
      <section aria-labelledby="popular">
        <SectionHead id="popular" title={copy.home.popular} />
        <RankedList items={popular} />
      </section>
    );
  }
  if (!picks.length) return null;
  return (
    <section aria-labelledby="picks">
      <BandHead
        id="picks"
        title={copy.navigation.editorpick}
        href={articleListPath({ type: 'editorpick' })}
      />
      <HeadlineList stories={picks} />
    </section>
  );
}
