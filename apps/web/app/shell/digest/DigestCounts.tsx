import type { IndustryCounts } from '@ironbridge/contract';
import { usePage } from '../../platform/page.ts';

const kinds = ['news', 'videos', 'magazines', 'papers'] as const satisfies (keyof IndustryCounts)[];

/** How much there is of each kind; without counts their places are kept. */
export function DigestCounts({ counts }: { readonly counts?: IndustryCounts }) {
  const { copy } = usePage();
  return (
    <dl>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{copy.digest[kind]}</dt>
          <dd>{counts?.[kind].toLocaleString('en') ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
