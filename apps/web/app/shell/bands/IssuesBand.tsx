import { Shelf, type ShelvedIssue } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from './BandHead.tsx';

interface IssuesBandProps {
  readonly issues: readonly ShelvedIssue[];
  readonly href: string;
}

export function IssuesBand({ issues, href }: IssuesBandProps) {
  const { copy } = usePage();
  if (!issues.length) return null;
  return (
    <section className="front-band later" aria-labelledby="magazines">
      <BandHead
        id="magazines"
        title={copy.navigation.magazines}
        href={href}
        way={copy.home.shelf}
      />
      <Shelf issues={issues} />
    </section>
  );
}
