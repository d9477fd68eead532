import { PaperRow, type Story } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from './BandHead.tsx';

interface PapersBandProps {
  readonly papers: readonly Story[];
  readonly href: string;
}

export function PapersBand({ papers, href }: PapersBandProps) {
  const { copy } = usePage();
  if (!papers.length) return null;
  return (
    <section aria-labelledby="papers">
      <BandHead id="papers" title={copy.navigation.whitepapers} href={href} />
      {papers.map((paper) => (
        <PaperRow key={paper.id} paper={paper} />
      ))}
    </section>
  );
}
